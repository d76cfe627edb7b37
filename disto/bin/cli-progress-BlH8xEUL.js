import { n as __require, t as __commonJSMin } from "./rolldown-runtime-DegdyBIC.js";
import { t as require_string_width } from "./string-width-Sl5dMVL5.js";
// node_modules/cli-progress/lib/eta.js
var require_eta = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var ETA = class {
		constructor(length, initTime, initValue) {
			this.etaBufferLength = length || 100;
			this.valueBuffer = [initValue];
			this.timeBuffer = [initTime];
			this.eta = "0";
		}
		update(time, value, total) {
			this.valueBuffer.push(value);
			this.timeBuffer.push(time);
			this.calculate(total - value);
		}
		getTime() {
			return this.eta;
		}
		calculate(remaining) {
			const currentBufferSize = this.valueBuffer.length;
			const buffer = Math.min(this.etaBufferLength, currentBufferSize);
			const vt_rate = (this.valueBuffer[currentBufferSize - 1] - this.valueBuffer[currentBufferSize - buffer]) / (this.timeBuffer[currentBufferSize - 1] - this.timeBuffer[currentBufferSize - buffer]);
			this.valueBuffer = this.valueBuffer.slice(-this.etaBufferLength);
			this.timeBuffer = this.timeBuffer.slice(-this.etaBufferLength);
			const eta = Math.ceil(remaining / vt_rate / 1e3);
			if (isNaN(eta)) this.eta = "NULL";
			else if (!isFinite(eta)) this.eta = "INF";
			else if (eta > 1e7) this.eta = "INF";
			else if (eta < 0) this.eta = 0;
			else this.eta = eta;
		}
	};
	module.exports = ETA;
}));
// node_modules/cli-progress/lib/terminal.js
var require_terminal = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const _readline = __require("readline");
	var Terminal = class {
		constructor(outputStream) {
			this.stream = outputStream;
			this.linewrap = true;
			this.dy = 0;
		}
		cursorSave() {
			if (!this.stream.isTTY) return;
			this.stream.write("\x1B7");
		}
		cursorRestore() {
			if (!this.stream.isTTY) return;
			this.stream.write("\x1B8");
		}
		cursor(enabled) {
			if (!this.stream.isTTY) return;
			if (enabled) this.stream.write("\x1B[?25h");
			else this.stream.write("\x1B[?25l");
		}
		cursorTo(x = null, y = null) {
			if (!this.stream.isTTY) return;
			_readline.cursorTo(this.stream, x, y);
		}
		cursorRelative(dx = null, dy = null) {
			if (!this.stream.isTTY) return;
			this.dy = this.dy + dy;
			_readline.moveCursor(this.stream, dx, dy);
		}
		cursorRelativeReset() {
			if (!this.stream.isTTY) return;
			_readline.moveCursor(this.stream, 0, -this.dy);
			_readline.cursorTo(this.stream, 0, null);
			this.dy = 0;
		}
		clearRight() {
			if (!this.stream.isTTY) return;
			_readline.clearLine(this.stream, 1);
		}
		clearLine() {
			if (!this.stream.isTTY) return;
			_readline.clearLine(this.stream, 0);
		}
		clearBottom() {
			if (!this.stream.isTTY) return;
			_readline.clearScreenDown(this.stream);
		}
		newline() {
			this.stream.write("\n");
			this.dy++;
		}
		write(s, rawWrite = false) {
			if (this.linewrap === true && rawWrite === false) this.stream.write(s.substr(0, this.getWidth()));
			else this.stream.write(s);
		}
		lineWrapping(enabled) {
			if (!this.stream.isTTY) return;
			this.linewrap = enabled;
			if (enabled) this.stream.write("\x1B[?7h");
			else this.stream.write("\x1B[?7l");
		}
		isTTY() {
			return this.stream.isTTY === true;
		}
		getWidth() {
			return this.stream.columns || (this.stream.isTTY ? 80 : 200);
		}
	};
	module.exports = Terminal;
}));
// node_modules/cli-progress/lib/format-value.js
var require_format_value = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = function formatValue(v, options, type) {
		if (options.autopadding !== true) return v;
		function autopadding(value, length) {
			return (options.autopaddingChar + value).slice(-length);
		}
		switch (type) {
			case "percentage": return autopadding(v, 3);
			default: return v;
		}
	};
}));
// node_modules/cli-progress/lib/format-bar.js
var require_format_bar = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = function formatBar(progress, options) {
		const completeSize = Math.round(progress * options.barsize);
		const incompleteSize = options.barsize - completeSize;
		return options.barCompleteString.substr(0, completeSize) + options.barGlue + options.barIncompleteString.substr(0, incompleteSize);
	};
}));
// node_modules/cli-progress/lib/format-time.js
var require_format_time = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = function formatTime(t, options, roundToMultipleOf) {
		function round(input) {
			if (roundToMultipleOf) return roundToMultipleOf * Math.round(input / roundToMultipleOf);
			else return input;
		}
		function autopadding(v) {
			return (options.autopaddingChar + v).slice(-2);
		}
		if (t > 3600) return autopadding(Math.floor(t / 3600)) + "h" + autopadding(round(t % 3600 / 60)) + "m";
		else if (t > 60) return autopadding(Math.floor(t / 60)) + "m" + autopadding(round(t % 60)) + "s";
		else if (t > 10) return autopadding(round(t)) + "s";
		else return autopadding(t) + "s";
	};
}));
// node_modules/cli-progress/lib/formatter.js
var require_formatter = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const _stringWidth = require_string_width();
	const _defaultFormatValue = require_format_value();
	const _defaultFormatBar = require_format_bar();
	const _defaultFormatTime = require_format_time();
	module.exports = function defaultFormatter(options, params, payload) {
		let s = options.format;
		const formatTime = options.formatTime || _defaultFormatTime;
		const formatValue = options.formatValue || _defaultFormatValue;
		const formatBar = options.formatBar || _defaultFormatBar;
		const percentage = Math.floor(params.progress * 100) + "";
		const stopTime = params.stopTime || Date.now();
		const elapsedTime = Math.round((stopTime - params.startTime) / 1e3);
		const context = Object.assign({}, payload, {
			bar: formatBar(params.progress, options),
			percentage: formatValue(percentage, options, "percentage"),
			total: formatValue(params.total, options, "total"),
			value: formatValue(params.value, options, "value"),
			eta: formatValue(params.eta, options, "eta"),
			eta_formatted: formatTime(params.eta, options, 5),
			duration: formatValue(elapsedTime, options, "duration"),
			duration_formatted: formatTime(elapsedTime, options, 1)
		});
		s = s.replace(/\{(\w+)\}/g, function(match, key) {
			if (typeof context[key] !== "undefined") return context[key];
			return match;
		});
		const fullMargin = Math.max(0, params.maxWidth - _stringWidth(s) - 2);
		const halfMargin = Math.floor(fullMargin / 2);
		switch (options.align) {
			case "right":
				s = fullMargin > 0 ? " ".repeat(fullMargin) + s : s;
				break;
			case "center": s = halfMargin > 0 ? " ".repeat(halfMargin) + s : s;
		}
		return s;
	};
}));
// node_modules/cli-progress/lib/options.js
var require_options = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function mergeOption(v, defaultValue) {
		if (typeof v === "undefined" || v === null) return defaultValue;
		else return v;
	}
	module.exports = {
		parse: function parse(rawOptions, preset) {
			const options = {};
			const opt = Object.assign({}, preset, rawOptions);
			options.throttleTime = 1e3 / mergeOption(opt.fps, 10);
			options.stream = mergeOption(opt.stream, process.stderr);
			options.terminal = mergeOption(opt.terminal, null);
			options.clearOnComplete = mergeOption(opt.clearOnComplete, false);
			options.stopOnComplete = mergeOption(opt.stopOnComplete, false);
			options.barsize = mergeOption(opt.barsize, 40);
			options.align = mergeOption(opt.align, "left");
			options.hideCursor = mergeOption(opt.hideCursor, false);
			options.linewrap = mergeOption(opt.linewrap, false);
			options.barGlue = mergeOption(opt.barGlue, "");
			options.barCompleteChar = mergeOption(opt.barCompleteChar, "=");
			options.barIncompleteChar = mergeOption(opt.barIncompleteChar, "-");
			options.format = mergeOption(opt.format, "progress [{bar}] {percentage}% | ETA: {eta}s | {value}/{total}");
			options.formatTime = mergeOption(opt.formatTime, null);
			options.formatValue = mergeOption(opt.formatValue, null);
			options.formatBar = mergeOption(opt.formatBar, null);
			options.etaBufferLength = mergeOption(opt.etaBuffer, 10);
			options.etaAsynchronousUpdate = mergeOption(opt.etaAsynchronousUpdate, false);
			options.progressCalculationRelative = mergeOption(opt.progressCalculationRelative, false);
			options.synchronousUpdate = mergeOption(opt.synchronousUpdate, true);
			options.noTTYOutput = mergeOption(opt.noTTYOutput, false);
			options.notTTYSchedule = mergeOption(opt.notTTYSchedule, 2e3);
			options.emptyOnZero = mergeOption(opt.emptyOnZero, false);
			options.forceRedraw = mergeOption(opt.forceRedraw, false);
			options.autopadding = mergeOption(opt.autopadding, false);
			options.gracefulExit = mergeOption(opt.gracefulExit, false);
			return options;
		},
		assignDerivedOptions: function assignDerivedOptions(options) {
			options.barCompleteString = options.barCompleteChar.repeat(options.barsize + 1);
			options.barIncompleteString = options.barIncompleteChar.repeat(options.barsize + 1);
			options.autopaddingChar = options.autopadding ? mergeOption(options.autopaddingChar, "   ") : "";
			return options;
		}
	};
}));
// node_modules/cli-progress/lib/generic-bar.js
var require_generic_bar = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const _ETA = require_eta();
	const _Terminal = require_terminal();
	const _formatter = require_formatter();
	const _options = require_options();
	const _EventEmitter = __require("events");
	module.exports = class GenericBar extends _EventEmitter {
		constructor(options) {
			super();
			this.options = _options.assignDerivedOptions(options);
			this.terminal = this.options.terminal ? this.options.terminal : new _Terminal(this.options.stream);
			this.value = 0;
			this.startValue = 0;
			this.total = 100;
			this.lastDrawnString = null;
			this.startTime = null;
			this.stopTime = null;
			this.lastRedraw = Date.now();
			this.eta = new _ETA(this.options.etaBufferLength, 0, 0);
			this.payload = {};
			this.isActive = false;
			this.formatter = typeof this.options.format === "function" ? this.options.format : _formatter;
		}
		render(forceRendering = false) {
			const params = {
				progress: this.getProgress(),
				eta: this.eta.getTime(),
				startTime: this.startTime,
				stopTime: this.stopTime,
				total: this.total,
				value: this.value,
				maxWidth: this.terminal.getWidth()
			};
			if (this.options.etaAsynchronousUpdate) this.updateETA();
			const s = this.formatter(this.options, params, this.payload);
			if (forceRendering || this.options.forceRedraw || this.options.noTTYOutput && !this.terminal.isTTY() || this.lastDrawnString != s) {
				this.emit("redraw-pre");
				this.terminal.cursorTo(0, null);
				this.terminal.write(s);
				this.terminal.clearRight();
				this.lastDrawnString = s;
				this.lastRedraw = Date.now();
				this.emit("redraw-post");
			}
		}
		start(total, startValue, payload) {
			this.value = startValue || 0;
			this.total = typeof total !== "undefined" && total >= 0 ? total : 100;
			this.startValue = startValue || 0;
			this.payload = payload || {};
			this.startTime = Date.now();
			this.stopTime = null;
			this.lastDrawnString = "";
			this.eta = new _ETA(this.options.etaBufferLength, this.startTime, this.value);
			this.isActive = true;
			this.emit("start", total, startValue);
		}
		stop() {
			this.isActive = false;
			this.stopTime = Date.now();
			this.emit("stop", this.total, this.value);
		}
		update(arg0, arg1 = {}) {
			if (typeof arg0 === "number") {
				this.value = arg0;
				this.eta.update(Date.now(), arg0, this.total);
			}
			const payloadData = (typeof arg0 === "object" ? arg0 : arg1) || {};
			this.emit("update", this.total, this.value);
			for (const key in payloadData) this.payload[key] = payloadData[key];
			if (this.value >= this.getTotal() && this.options.stopOnComplete) this.stop();
		}
		getProgress() {
			let progress = this.value / this.total;
			if (this.options.progressCalculationRelative) progress = (this.value - this.startValue) / (this.total - this.startValue);
			if (isNaN(progress)) progress = this.options && this.options.emptyOnZero ? 0 : 1;
			progress = Math.min(Math.max(progress, 0), 1);
			return progress;
		}
		increment(arg0 = 1, arg1 = {}) {
			if (typeof arg0 === "object") this.update(this.value + 1, arg0);
			else this.update(this.value + arg0, arg1);
		}
		getTotal() {
			return this.total;
		}
		setTotal(total) {
			if (typeof total !== "undefined" && total >= 0) this.total = total;
		}
		updateETA() {
			this.eta.update(Date.now(), this.value, this.total);
		}
	};
}));
// node_modules/cli-progress/lib/single-bar.js
var require_single_bar = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const _GenericBar = require_generic_bar();
	const _options = require_options();
	module.exports = class SingleBar extends _GenericBar {
		constructor(options, preset) {
			super(_options.parse(options, preset));
			this.timer = null;
			if (this.options.noTTYOutput && this.terminal.isTTY() === false) this.options.synchronousUpdate = false;
			this.schedulingRate = this.terminal.isTTY() ? this.options.throttleTime : this.options.notTTYSchedule;
			this.sigintCallback = null;
		}
		render() {
			if (this.timer) {
				clearTimeout(this.timer);
				this.timer = null;
			}
			super.render();
			if (this.options.noTTYOutput && this.terminal.isTTY() === false) this.terminal.newline();
			this.timer = setTimeout(this.render.bind(this), this.schedulingRate);
		}
		update(current, payload) {
			if (!this.timer) return;
			super.update(current, payload);
			if (this.options.synchronousUpdate && this.lastRedraw + this.options.throttleTime * 2 < Date.now()) this.render();
		}
		start(total, startValue, payload) {
			if (this.options.noTTYOutput === false && this.terminal.isTTY() === false) return;
			if (this.sigintCallback === null && this.options.gracefulExit) {
				this.sigintCallback = this.stop.bind(this);
				process.once("SIGINT", this.sigintCallback);
				process.once("SIGTERM", this.sigintCallback);
			}
			this.terminal.cursorSave();
			if (this.options.hideCursor === true) this.terminal.cursor(false);
			if (this.options.linewrap === false) this.terminal.lineWrapping(false);
			super.start(total, startValue, payload);
			this.render();
		}
		stop() {
			if (!this.timer) return;
			if (this.sigintCallback) {
				process.removeListener("SIGINT", this.sigintCallback);
				process.removeListener("SIGTERM", this.sigintCallback);
				this.sigintCallback = null;
			}
			this.render();
			super.stop();
			clearTimeout(this.timer);
			this.timer = null;
			if (this.options.hideCursor === true) this.terminal.cursor(true);
			if (this.options.linewrap === false) this.terminal.lineWrapping(true);
			this.terminal.cursorRestore();
			if (this.options.clearOnComplete) {
				this.terminal.cursorTo(0, null);
				this.terminal.clearLine();
			} else this.terminal.newline();
		}
	};
}));
// node_modules/cli-progress/lib/multi-bar.js
var require_multi_bar = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const _Terminal = require_terminal();
	const _BarElement = require_generic_bar();
	const _options = require_options();
	const _EventEmitter = __require("events");
	module.exports = class MultiBar extends _EventEmitter {
		constructor(options, preset) {
			super();
			this.bars = [];
			this.options = _options.parse(options, preset);
			this.options.synchronousUpdate = false;
			this.terminal = this.options.terminal ? this.options.terminal : new _Terminal(this.options.stream);
			this.timer = null;
			this.isActive = false;
			this.schedulingRate = this.terminal.isTTY() ? this.options.throttleTime : this.options.notTTYSchedule;
			this.loggingBuffer = [];
			this.sigintCallback = null;
		}
		create(total, startValue, payload, barOptions = {}) {
			const bar = new _BarElement(Object.assign({}, this.options, { terminal: this.terminal }, barOptions));
			this.bars.push(bar);
			if (this.options.noTTYOutput === false && this.terminal.isTTY() === false) return bar;
			if (this.sigintCallback === null && this.options.gracefulExit) {
				this.sigintCallback = this.stop.bind(this);
				process.once("SIGINT", this.sigintCallback);
				process.once("SIGTERM", this.sigintCallback);
			}
			if (!this.isActive) {
				if (this.options.hideCursor === true) this.terminal.cursor(false);
				if (this.options.linewrap === false) this.terminal.lineWrapping(false);
				this.timer = setTimeout(this.update.bind(this), this.schedulingRate);
			}
			this.isActive = true;
			bar.start(total, startValue, payload);
			this.emit("start");
			return bar;
		}
		remove(bar) {
			const index = this.bars.indexOf(bar);
			if (index < 0) return false;
			this.bars.splice(index, 1);
			this.update();
			this.terminal.newline();
			this.terminal.clearBottom();
			return true;
		}
		update() {
			if (this.timer) {
				clearTimeout(this.timer);
				this.timer = null;
			}
			this.emit("update-pre");
			this.terminal.cursorRelativeReset();
			this.emit("redraw-pre");
			if (this.loggingBuffer.length > 0) {
				this.terminal.clearLine();
				while (this.loggingBuffer.length > 0) this.terminal.write(this.loggingBuffer.shift(), true);
			}
			for (let i = 0; i < this.bars.length; i++) {
				if (i > 0) this.terminal.newline();
				this.bars[i].render();
			}
			this.emit("redraw-post");
			if (this.options.noTTYOutput && this.terminal.isTTY() === false) {
				this.terminal.newline();
				this.terminal.newline();
			}
			this.timer = setTimeout(this.update.bind(this), this.schedulingRate);
			this.emit("update-post");
			if (this.options.stopOnComplete && !this.bars.find((bar) => bar.isActive)) this.stop();
		}
		stop() {
			clearTimeout(this.timer);
			this.timer = null;
			if (this.sigintCallback) {
				process.removeListener("SIGINT", this.sigintCallback);
				process.removeListener("SIGTERM", this.sigintCallback);
				this.sigintCallback = null;
			}
			this.isActive = false;
			if (this.options.hideCursor === true) this.terminal.cursor(true);
			if (this.options.linewrap === false) this.terminal.lineWrapping(true);
			this.terminal.cursorRelativeReset();
			this.emit("stop-pre-clear");
			if (this.options.clearOnComplete) this.terminal.clearBottom();
			else {
				for (let i = 0; i < this.bars.length; i++) {
					if (i > 0) this.terminal.newline();
					this.bars[i].render();
					this.bars[i].stop();
				}
				this.terminal.newline();
			}
			this.emit("stop");
		}
		log(s) {
			this.loggingBuffer.push(s);
		}
	};
}));
// node_modules/cli-progress/presets/legacy.js
var require_legacy = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		format: "progress [{bar}] {percentage}% | ETA: {eta}s | {value}/{total}",
		barCompleteChar: "=",
		barIncompleteChar: "-"
	};
}));
// node_modules/cli-progress/presets/shades-classic.js
var require_shades_classic = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		format: " {bar} {percentage}% | ETA: {eta}s | {value}/{total}",
		barCompleteChar: "█",
		barIncompleteChar: "░"
	};
}));
// node_modules/cli-progress/presets/shades-grey.js
var require_shades_grey = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		format: " \x1B[90m{bar}\x1B[0m {percentage}% | ETA: {eta}s | {value}/{total}",
		barCompleteChar: "█",
		barIncompleteChar: "░"
	};
}));
// node_modules/cli-progress/presets/rect.js
var require_rect = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		format: " {bar}■ {percentage}% | ETA: {eta}s | {value}/{total}",
		barCompleteChar: "■",
		barIncompleteChar: " "
	};
}));
// node_modules/cli-progress/presets/index.js
var require_presets = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		legacy: require_legacy(),
		shades_classic: require_shades_classic(),
		shades_grey: require_shades_grey(),
		rect: require_rect()
	};
}));
// node_modules/cli-progress/cli-progress.js
var require_cli_progress = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const _SingleBar = require_single_bar();
	const _MultiBar = require_multi_bar();
	const _Presets = require_presets();
	const _Formatter = require_formatter();
	const _defaultFormatValue = require_format_value();
	module.exports = {
		Bar: _SingleBar,
		SingleBar: _SingleBar,
		MultiBar: _MultiBar,
		Presets: _Presets,
		Format: {
			Formatter: _Formatter,
			BarFormat: require_format_bar(),
			ValueFormat: _defaultFormatValue,
			TimeFormat: require_format_time()
		}
	};
}));
export default require_cli_progress();
export {};
