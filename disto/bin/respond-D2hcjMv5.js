import { r as __toESM, t as __commonJSMin } from "./rolldown-runtime-DegdyBIC.js";
import { a as inflateMember, c as trailingBytes, d as readBytes, m as isGzip, n as checkText, r as inflateFault } from "./gzip-reader-CKO3Qxtu.js";
import { a as crc32$1 } from "./gzip-index-BQUfEDHa.js";
import { n as pagesOf, r as storedPages } from "./pages-BrqcYaYN.js";
import { Readable } from "node:stream";
import { constants, createInflateRaw } from "node:zlib";
import { ReadableStream } from "node:stream/web";
/*!
* fresh
* Copyright(c) 2012 TJ Holowaychuk
* Copyright(c) 2016-2017 Douglas Christopher Wilson
* MIT Licensed
*/
// dist/lib/stream/page-inflater.js
var import_fresh = /* @__PURE__ */ __toESM((/* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* RegExp to check for no-cache token in Cache-Control.
	* @private
	*/
	var CACHE_CONTROL_NO_CACHE_REGEXP = /(?:^|,)\s*?no-cache\s*?(?:,|$)/;
	/**
	* Module exports.
	* @public
	*/
	module.exports = fresh;
	/**
	* Check freshness of the response using request and response headers.
	*
	* @param {Object} reqHeaders
	* @param {Object} resHeaders
	* @return {Boolean}
	* @public
	*/
	function fresh(reqHeaders, resHeaders) {
		var modifiedSince = reqHeaders["if-modified-since"];
		var noneMatch = reqHeaders["if-none-match"];
		if (!modifiedSince && !noneMatch) return false;
		var cacheControl = reqHeaders["cache-control"];
		if (cacheControl && CACHE_CONTROL_NO_CACHE_REGEXP.test(cacheControl)) return false;
		if (noneMatch) {
			if (noneMatch === "*") return true;
			var etag = resHeaders.etag;
			if (!etag) return false;
			var matches = parseTokenList(noneMatch);
			for (var i = 0; i < matches.length; i++) {
				var match = matches[i];
				if (match === etag || match === "W/" + etag || "W/" + match === etag) return true;
			}
			return false;
		}
		if (modifiedSince) {
			var lastModified = resHeaders["last-modified"];
			if (!lastModified || !(parseHttpDate(lastModified) <= parseHttpDate(modifiedSince))) return false;
		}
		return true;
	}
	/**
	* Parse an HTTP Date into a number.
	*
	* @param {string} date
	* @private
	*/
	function parseHttpDate(date) {
		var timestamp = date && Date.parse(date);
		// istanbul ignore next: guard against date.js Date.parse patching
		return typeof timestamp === "number" ? timestamp : NaN;
	}
	/**
	* Parse a HTTP token list.
	*
	* @param {string} str
	* @private
	*/
	function parseTokenList(str) {
		var end = 0;
		var list = [];
		var start = 0;
		for (var i = 0, len = str.length; i < len; i++) switch (str.charCodeAt(i)) {
			case 32:
				if (start === end) start = end = i + 1;
				break;
			case 44:
				list.push(str.substring(start, end));
				start = end = i + 1;
				break;
			default: end = i + 1;
		}
		list.push(str.substring(start, end));
		return list;
	}
})))(), 1);
/** Smallest there is: the stream's own buffer is never used. */
const UNUSED = { chunkSize: constants.Z_MIN_CHUNK };
var PageInflater = class PageInflater {
	#stream;
	#engine;
	#left;
	#failure;
	constructor(stream, engine, left) {
		this.#stream = stream;
		this.#engine = engine;
		this.#left = left;
		engine.onerror = (message, errno, code) => {
			this.#failure = Object.assign(new Error(message), {
				errno,
				code
			});
		};
	}
	/** @returns null when this Node.js has no engine of the known shape */
	static create(stream = createInflateRaw(UNUSED)) {
		const { _handle: engine, _writeState: left } = stream;
		if (typeof engine?.writeSync === "function" && left instanceof Uint32Array && left.length === 2) return new PageInflater(stream, engine, left);
		stream.close();
		return null;
	}
	/**
	* Inflates from `input` into `page` until one of them is used up or the deflate stream ends.
	*
	* @param isLast nothing follows `input`
	* @throws Node's error of zlib, `Z_DATA_ERROR` and others; `Z_BUF_ERROR` when the stream goes on behind the last input
	*/
	inflate(input, isLast, page) {
		const flush = isLast ? constants.Z_FINISH : constants.Z_NO_FLUSH;
		this.#engine.writeSync(flush, input, 0, input.length, page, 0, page.length);
		if (this.#failure !== void 0) throw this.#failure;
		const [free, unread] = this.#left;
		return {
			consumed: input.length - unread,
			produced: page.length - free
		};
	}
	/** Frees the engine's memory, 40 KB of it. */
	close() {
		this.#stream.close();
	}
};
// dist/lib/stream/gzip-pages.js
/**
* Pages of a member's text, by Node's stream where there is no `inflater`. `next` and `more` fail when the member is not sound, at its end at the latest.
*
* @throws GzipFault by its methods
*/
function inflatedPages(member, buffers, inflater = PageInflater.create()) {
	return inflater === null ? pagesOf(inflateMember(member)) : new InflatedPages(member, buffers, inflater);
}
var InflatedPages = class {
	#member;
	#buffers;
	#inflater;
	#compressed;
	/** Where the deflate stream ends in the file. */
	#end;
	/** Where the next compressed byte stands in the file. */
	#at;
	#input = Buffer.alloc(0);
	#page;
	#crc = 0;
	#length = 0;
	#hasEnded = false;
	constructor(member, buffers, inflater) {
		this.#member = member;
		this.#buffers = buffers;
		this.#inflater = inflater;
		this.#at = member.headerLength;
		this.#end = member.bytes.size - 8;
		this.#compressed = storedPages(member.bytes, buffers.compressed, this.#at, this.#end);
	}
	get isDistant() {
		return this.#compressed.isDistant;
	}
	next() {
		if (this.#hasEnded) return void 0;
		this.#page ??= this.#buffers.pages.take();
		const isLast = this.#at + this.#input.length === this.#end;
		if (this.#input.length === 0 && !isLast) return void 0;
		const { consumed, produced } = this.#inflate(isLast);
		this.#at += consumed;
		this.#input = this.#input.subarray(consumed);
		if (produced < this.#page.length && (isLast || this.#input.length > 0)) this.#hasEnded = true;
		const page = this.#page.subarray(0, produced);
		this.#crc = crc32$1(page, this.#crc);
		this.#length += produced;
		this.#member.inflated += produced;
		return produced > 0 ? page : void 0;
	}
	async more() {
		if (!this.#hasEnded) {
			if (this.#input.length === 0 && await this.#compressed.more()) this.#input = this.#compressed.next();
			return true;
		}
		if (this.#at !== this.#end) throw trailingBytes(this.#member, this.#at);
		checkText(this.#member.trailer, this.#crc, this.#length, this.#end);
		return false;
	}
	async close() {
		this.#inflater.close();
		if (this.#page !== void 0) this.#buffers.pages.give(this.#page);
		this.#page = void 0;
		await this.#compressed.close();
	}
	#inflate(isLast) {
		try {
			return this.#inflater.inflate(this.#input, isLast, this.#page);
		} catch (error) {
			throw inflateFault(error, this.#member.headerLength);
		}
	}
};
// node_modules/content-type/dist/index.js
var require_dist = /* @__PURE__ */ __commonJSMin(((exports) => {
	/*!
	* content-type
	* Copyright(c) 2015 Douglas Christopher Wilson
	* MIT Licensed
	*/
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.format = format;
	exports.parse = parse;
	const TEXT_REGEXP = /^[\u0009\u0020-\u007e\u0080-\u00ff]*$/;
	const TOKEN_REGEXP = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
	/**
	* RegExp to match chars that must be quoted-pair in RFC 9110 sec 5.6.4
	*/
	const QUOTE_REGEXP = /[\\"]/g;
	/**
	* RegExp to match type in RFC 9110 sec 8.3.1
	*
	* media-type = type "/" subtype
	* type       = token
	* subtype    = token
	*/
	const TYPE_REGEXP = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+\/[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
	/**
	* Null object perf optimization. Faster than `Object.create(null)` and `{ __proto__: null }`.
	*/
	const NullObject = /* @__PURE__ */ (() => {
		const C = function() {};
		C.prototype = Object.create(null);
		return C;
	})();
	/**
	* Format an object into a `Content-Type` header.
	*/
	function format(obj) {
		const { type, parameters } = obj;
		if (!type || !TYPE_REGEXP.test(type)) throw new TypeError(`Invalid type: ${type}`);
		let result = type;
		if (parameters) for (const param of Object.keys(parameters)) {
			if (!TOKEN_REGEXP.test(param)) throw new TypeError(`Invalid parameter name: ${param}`);
			result += `; ${param}=${qstring(parameters[param])}`;
		}
		return result;
	}
	/**
	* Parse a `Content-Type` header.
	*/
	function parse(header, options) {
		const stopChar = options?.comma === true ? COMMA : 65536;
		const len = header.length;
		let index = skipOWS(header, options?.start ?? 0, len);
		const valueStart = index;
		index = skipValue(header, index, len, stopChar);
		const valueEnd = trailingOWS(header, valueStart, index);
		const type = header.slice(valueStart, valueEnd).toLowerCase();
		if (options?.parameters === false) return {
			type,
			index,
			parameters: new NullObject()
		};
		return parseParameters(header, type, index, len, stopChar);
	}
	const SP = 32;
	const HTAB = 9;
	const SEMI = 59;
	const EQ = 61;
	const DQUOTE = 34;
	const BSLASH = 92;
	const COMMA = 44;
	/**
	* Parses the parameters of a `Content-Type` header starting at the given index.
	*/
	function parseParameters(header, type, index, len, stopChar) {
		const parameters = new NullObject();
		parameter: while (index < len) {
			if (header.charCodeAt(index) === stopChar) break;
			index = skipOWS(header, index + 1, len);
			const keyStart = index;
			while (index < len) {
				const code = header.charCodeAt(index);
				if (code === stopChar) break parameter;
				if (code === SEMI) continue parameter;
				if (code === EQ) {
					const keyEnd = trailingOWS(header, keyStart, index);
					const key = header.slice(keyStart, keyEnd).toLowerCase();
					index = skipOWS(header, index + 1, len);
					if (index < len && header.charCodeAt(index) === DQUOTE) {
						index++;
						let value = "";
						while (index < len) {
							const code = header.charCodeAt(index++);
							if (code === DQUOTE) {
								index = skipValue(header, index, len, stopChar);
								if (parameters[key] === void 0) parameters[key] = value;
								break;
							}
							if (code === BSLASH && index < len) {
								value += header[index++];
								continue;
							}
							value += String.fromCharCode(code);
						}
						continue parameter;
					}
					const valueStart = index;
					index = skipValue(header, index, len, stopChar);
					if (parameters[key] === void 0) {
						const valueEnd = trailingOWS(header, valueStart, index);
						parameters[key] = header.slice(valueStart, valueEnd);
					}
					continue parameter;
				}
				index++;
			}
		}
		return {
			type,
			index,
			parameters
		};
	}
	/**
	* Skip over characters until a semicolon or other exit character.
	*/
	function skipValue(str, index, len, stopChar) {
		while (index < len) {
			const code = str.charCodeAt(index);
			if (code === SEMI || code === stopChar) break;
			index++;
		}
		return index;
	}
	/**
	* Skip optional whitespace (OWS) in an HTTP header value.
	*
	* OWS is defined in RFC 9110 sec 5.6.3 as SP (" ") or HTAB ("\t").
	*/
	function skipOWS(header, index, len) {
		while (index < len) {
			const char = header.charCodeAt(index);
			if (char !== SP && char !== HTAB) break;
			index++;
		}
		return index;
	}
	/**
	* Trim optional whitespace (OWS) from the end of a substring.
	*
	* OWS is defined in RFC 9110 sec 5.6.3 as SP (" ") or HTAB ("\t").
	*/
	function trailingOWS(header, start, end) {
		while (end > start) {
			const char = header.charCodeAt(end - 1);
			if (char !== SP && char !== HTAB) break;
			end--;
		}
		return end;
	}
	/**
	* Serialize a parameter value.
	*/
	function qstring(str) {
		if (TOKEN_REGEXP.test(str)) return str;
		if (TEXT_REGEXP.test(str)) return `"${str.replace(QUOTE_REGEXP, "\\$&")}"`;
		throw new TypeError(`Invalid parameter value: ${str}`);
	}
}));
// node_modules/negotiator/lib/accept.js
/*!
* negotiator
* Copyright(c) 2026 Blake Embrey
* MIT Licensed
*/
var require_accept = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var contentType = require_dist();
	/**
	* Module exports.
	* @private
	*/
	module.exports = parseAccept;
	/**
	* Parse an Accept-style header.
	* @private
	*/
	function parseAccept(header) {
		var values = [];
		var index = 0;
		while (index < header.length) {
			var start = skipOptionalWhitespace(header, index);
			var parsed = contentType.parse(header, {
				comma: true,
				start
			});
			parsed.type = header.slice(start, start + parsed.type.length);
			values.push(parsed);
			index = parsed.index + 1;
		}
		return values;
	}
	/**
	* Skip optional whitespace.
	* @private
	*/
	function skipOptionalWhitespace(header, index) {
		var cursor = index;
		while (header.charCodeAt(cursor) === 32 || header.charCodeAt(cursor) === 9) cursor++;
		return cursor;
	}
}));
// node_modules/negotiator/lib/charset.js
/**
* negotiator
* Copyright(c) 2012 Isaac Z. Schlueter
* Copyright(c) 2014 Federico Romero
* Copyright(c) 2014-2015 Douglas Christopher Wilson
* MIT Licensed
*/
var require_charset = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var parseAccept = require_accept();
	/**
	* Module exports.
	* @public
	*/
	module.exports = preferredCharsets;
	module.exports.preferredCharsets = preferredCharsets;
	/**
	* Module variables.
	* @private
	*/
	function parseAcceptCharset(accept) {
		var accepts = parseAccept(accept);
		for (var i = 0, j = 0; i < accepts.length; i++) {
			var charset = formatCharset(accepts[i], i);
			if (charset) accepts[j++] = charset;
		}
		accepts.length = j;
		return accepts;
	}
	/**
	* Format a parsed charset for negotiation.
	* @private
	*/
	function formatCharset(parsed, i) {
		if (!parsed.type) return null;
		return {
			charset: parsed.type,
			q: parsed.parameters.q ? parseFloat(parsed.parameters.q) : 1,
			i
		};
	}
	/**
	* Get the priority of a charset.
	* @private
	*/
	function getCharsetPriority(charset, accepted, index) {
		var priority = {
			o: -1,
			q: 0,
			s: 0
		};
		for (var i = 0; i < accepted.length; i++) {
			var spec = specify(charset, accepted[i], index);
			if (spec && (priority.s - spec.s || priority.q - spec.q || priority.o - spec.o) < 0) priority = spec;
		}
		return priority;
	}
	/**
	* Get the specificity of the charset.
	* @private
	*/
	function specify(charset, spec, index) {
		var s = 0;
		if (spec.charset.toLowerCase() === charset.toLowerCase()) s |= 1;
		else if (spec.charset !== "*") return null;
		return {
			i: index,
			o: spec.i,
			q: spec.q,
			s
		};
	}
	/**
	* Get the preferred charsets from an Accept-Charset header.
	* @public
	*/
	function preferredCharsets(accept, provided) {
		var accepts = parseAcceptCharset(accept === void 0 ? "*" : accept || "");
		if (!provided) return accepts.filter(isQuality).sort(compareSpecs).map(getFullCharset);
		var priorities = provided.map(function getPriority(type, index) {
			return getCharsetPriority(type, accepts, index);
		});
		return priorities.filter(isQuality).sort(compareSpecs).map(function getCharset(priority) {
			return provided[priorities.indexOf(priority)];
		});
	}
	/**
	* Compare two specs.
	* @private
	*/
	function compareSpecs(a, b) {
		return b.q - a.q || b.s - a.s || a.o - b.o || a.i - b.i || 0;
	}
	/**
	* Get full charset string.
	* @private
	*/
	function getFullCharset(spec) {
		return spec.charset;
	}
	/**
	* Check if a spec has any quality.
	* @private
	*/
	function isQuality(spec) {
		return spec.q > 0;
	}
}));
// node_modules/negotiator/lib/encoding.js
/**
* negotiator
* Copyright(c) 2012 Isaac Z. Schlueter
* Copyright(c) 2014 Federico Romero
* Copyright(c) 2014-2015 Douglas Christopher Wilson
* MIT Licensed
*/
var require_encoding = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var parseAccept = require_accept();
	/**
	* Module exports.
	* @public
	*/
	module.exports = preferredEncodings;
	module.exports.preferredEncodings = preferredEncodings;
	/**
	* Module variables.
	* @private
	*/
	function parseAcceptEncoding(accept) {
		var accepts = parseAccept(accept);
		var hasIdentity = false;
		var minQuality = 1;
		for (var i = 0, j = 0; i < accepts.length; i++) {
			var encoding = formatEncoding(accepts[i], i);
			if (encoding) {
				accepts[j++] = encoding;
				hasIdentity = hasIdentity || specify("identity", encoding);
				minQuality = Math.min(minQuality, encoding.q || 1);
			}
		}
		if (!hasIdentity) accepts[j++] = {
			encoding: "identity",
			q: minQuality,
			i
		};
		accepts.length = j;
		return accepts;
	}
	/**
	* Format a parsed encoding for negotiation.
	* @private
	*/
	function formatEncoding(parsed, i) {
		if (!parsed.type) return null;
		return {
			encoding: parsed.type,
			q: parsed.parameters.q ? parseFloat(parsed.parameters.q) : 1,
			i
		};
	}
	/**
	* Get the priority of an encoding.
	* @private
	*/
	function getEncodingPriority(encoding, accepted, index) {
		var priority = {
			encoding,
			o: -1,
			q: 0,
			s: 0
		};
		for (var i = 0; i < accepted.length; i++) {
			var spec = specify(encoding, accepted[i], index);
			if (spec && (priority.s - spec.s || priority.q - spec.q || priority.o - spec.o) < 0) priority = spec;
		}
		return priority;
	}
	/**
	* Get the specificity of the encoding.
	* @private
	*/
	function specify(encoding, spec, index) {
		var s = 0;
		if (spec.encoding.toLowerCase() === encoding.toLowerCase()) s |= 1;
		else if (spec.encoding !== "*") return null;
		return {
			encoding,
			i: index,
			o: spec.i,
			q: spec.q,
			s
		};
	}
	/**
	* Get the preferred encodings from an Accept-Encoding header.
	* @public
	*/
	function preferredEncodings(accept, provided, preferred) {
		var accepts = parseAcceptEncoding(accept || "");
		var comparator = preferred ? function comparator(a, b) {
			if (a.q !== b.q) return b.q - a.q;
			var aPreferred = preferred.indexOf(a.encoding);
			var bPreferred = preferred.indexOf(b.encoding);
			if (aPreferred === -1 && bPreferred === -1) return b.s - a.s || a.o - b.o || a.i - b.i;
			if (aPreferred !== -1 && bPreferred !== -1) return aPreferred - bPreferred;
			return aPreferred === -1 ? 1 : -1;
		} : compareSpecs;
		if (!provided) return accepts.filter(isQuality).sort(comparator).map(getFullEncoding);
		var priorities = provided.map(function getPriority(type, index) {
			return getEncodingPriority(type, accepts, index);
		});
		return priorities.filter(isQuality).sort(comparator).map(function getEncoding(priority) {
			return provided[priorities.indexOf(priority)];
		});
	}
	/**
	* Compare two specs.
	* @private
	*/
	function compareSpecs(a, b) {
		return b.q - a.q || b.s - a.s || a.o - b.o || a.i - b.i;
	}
	/**
	* Get full encoding string.
	* @private
	*/
	function getFullEncoding(spec) {
		return spec.encoding;
	}
	/**
	* Check if a spec has any quality.
	* @private
	*/
	function isQuality(spec) {
		return spec.q > 0;
	}
}));
// node_modules/negotiator/lib/language.js
/**
* negotiator
* Copyright(c) 2012 Isaac Z. Schlueter
* Copyright(c) 2014 Federico Romero
* Copyright(c) 2014-2015 Douglas Christopher Wilson
* MIT Licensed
*/
var require_language = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var contentType = require_dist();
	var parseAccept = require_accept();
	/**
	* Module exports.
	* @public
	*/
	module.exports = preferredLanguages;
	module.exports.preferredLanguages = preferredLanguages;
	/**
	* Module variables.
	* @private
	*/
	function parseAcceptLanguage(accept) {
		var accepts = parseAccept(accept);
		for (var i = 0, j = 0; i < accepts.length; i++) {
			var language = formatLanguage(accepts[i], i);
			if (language) accepts[j++] = language;
		}
		accepts.length = j;
		return accepts;
	}
	/**
	* Format a parsed language for negotiation.
	* @private
	*/
	function formatLanguage(parsed, i) {
		if (!parsed.type) return null;
		var hyphen = parsed.type.indexOf("-");
		return {
			prefix: hyphen === -1 ? parsed.type : parsed.type.slice(0, hyphen),
			suffix: hyphen === -1 ? void 0 : parsed.type.slice(hyphen + 1),
			q: parsed.parameters.q ? parseFloat(parsed.parameters.q) : 1,
			i,
			full: parsed.type
		};
	}
	/**
	* Get the priority of a language.
	* @private
	*/
	function getLanguagePriority(language, accepted, index) {
		var priority = {
			o: -1,
			q: 0,
			s: 0
		};
		for (var i = 0; i < accepted.length; i++) {
			var spec = specify(language, accepted[i], index);
			if (spec && (priority.s - spec.s || priority.q - spec.q || priority.o - spec.o) < 0) priority = spec;
		}
		return priority;
	}
	/**
	* Get the specificity of the language.
	* @private
	*/
	function specify(language, spec, index) {
		var p = formatLanguage(contentType.parse(language), 0);
		if (!p) return null;
		var s = 0;
		if (spec.full.toLowerCase() === p.full.toLowerCase()) s |= 4;
		else if (spec.prefix.toLowerCase() === p.full.toLowerCase()) s |= 2;
		else if (spec.full.toLowerCase() === p.prefix.toLowerCase()) s |= 1;
		else if (spec.full !== "*") return null;
		return {
			i: index,
			o: spec.i,
			q: spec.q,
			s
		};
	}
	/**
	* Get the preferred languages from an Accept-Language header.
	* @public
	*/
	function preferredLanguages(accept, provided) {
		var accepts = parseAcceptLanguage(accept === void 0 ? "*" : accept || "");
		if (!provided) return accepts.filter(isQuality).sort(compareSpecs).map(getFullLanguage);
		var priorities = provided.map(function getPriority(type, index) {
			return getLanguagePriority(type, accepts, index);
		});
		return priorities.filter(isQuality).sort(compareSpecs).map(function getLanguage(priority) {
			return provided[priorities.indexOf(priority)];
		});
	}
	/**
	* Compare two specs.
	* @private
	*/
	function compareSpecs(a, b) {
		return b.q - a.q || b.s - a.s || a.o - b.o || a.i - b.i || 0;
	}
	/**
	* Get full language string.
	* @private
	*/
	function getFullLanguage(spec) {
		return spec.full;
	}
	/**
	* Check if a spec has any quality.
	* @private
	*/
	function isQuality(spec) {
		return spec.q > 0;
	}
}));
// node_modules/negotiator/lib/mediaType.js
/**
* negotiator
* Copyright(c) 2012 Isaac Z. Schlueter
* Copyright(c) 2014 Federico Romero
* Copyright(c) 2014-2015 Douglas Christopher Wilson
* MIT Licensed
*/
var require_mediaType = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var contentType = require_dist();
	var parseAcceptHeader = require_accept();
	/**
	* Module exports.
	* @public
	*/
	module.exports = preferredMediaTypes;
	module.exports.preferredMediaTypes = preferredMediaTypes;
	/**
	* Module variables.
	* @private
	*/
	function parseAccept(accept) {
		var accepts = parseAcceptHeader(accept);
		for (var i = 0, j = 0; i < accepts.length; i++) {
			var mediaType = formatMediaType(accepts[i], i);
			if (mediaType) accepts[j++] = mediaType;
		}
		accepts.length = j;
		return accepts;
	}
	/**
	* Format a parsed content type for negotiation.
	* @private
	*/
	function formatMediaType(parsed, i) {
		var slash = parsed.type.indexOf("/");
		if (slash === -1) return null;
		var q = parsed.parameters.q ? parseFloat(parsed.parameters.q) : 1;
		delete parsed.parameters.q;
		return {
			type: parsed.type.slice(0, slash),
			subtype: parsed.type.slice(slash + 1),
			params: parsed.parameters,
			q,
			i
		};
	}
	/**
	* Get the priority of a media type.
	* @private
	*/
	function getMediaTypePriority(type, accepted, index) {
		var priority = {
			o: -1,
			q: 0,
			s: 0
		};
		for (var i = 0; i < accepted.length; i++) {
			var spec = specify(type, accepted[i], index);
			if (spec && (priority.s - spec.s || priority.q - spec.q || priority.o - spec.o) < 0) priority = spec;
		}
		return priority;
	}
	/**
	* Get the specificity of the media type.
	* @private
	*/
	function specify(type, spec, index) {
		var p = formatMediaType(contentType.parse(type), 0);
		var s = 0;
		if (!p) return null;
		if (spec.type.toLowerCase() == p.type.toLowerCase()) s |= 4;
		else if (spec.type != "*") return null;
		if (spec.subtype.toLowerCase() == p.subtype.toLowerCase()) s |= 2;
		else if (spec.subtype != "*") return null;
		var keys = Object.keys(spec.params);
		if (keys.length > 0) {
			if (keys.every(function(k) {
				return spec.params[k] == "*" || (spec.params[k] || "").toLowerCase() == (p.params[k] || "").toLowerCase();
			})) s |= 1;
			else return null;
		}
		return {
			i: index,
			o: spec.i,
			q: spec.q,
			s
		};
	}
	/**
	* Get the preferred media types from an Accept header.
	* @public
	*/
	function preferredMediaTypes(accept, provided) {
		var accepts = parseAccept(accept === void 0 ? "*/*" : accept || "");
		if (!provided) return accepts.filter(isQuality).sort(compareSpecs).map(getFullType);
		var priorities = provided.map(function getPriority(type, index) {
			return getMediaTypePriority(type, accepts, index);
		});
		return priorities.filter(isQuality).sort(compareSpecs).map(function getType(priority) {
			return provided[priorities.indexOf(priority)];
		});
	}
	/**
	* Compare two specs.
	* @private
	*/
	function compareSpecs(a, b) {
		return b.q - a.q || b.s - a.s || a.o - b.o || a.i - b.i || 0;
	}
	/**
	* Get full type string.
	* @private
	*/
	function getFullType(spec) {
		return spec.type + "/" + spec.subtype;
	}
	/**
	* Check if a spec has any quality.
	* @private
	*/
	function isQuality(spec) {
		return spec.q > 0;
	}
}));
/*!
* negotiator
* Copyright(c) 2012 Federico Romero
* Copyright(c) 2012-2014 Isaac Z. Schlueter
* Copyright(c) 2015 Douglas Christopher Wilson
* MIT Licensed
*/
// dist/lib/session-record/serving/negotiation.js
var import_negotiator = /* @__PURE__ */ __toESM((/* @__PURE__ */ __commonJSMin(((exports, module) => {
	var preferredCharsets = require_charset();
	var preferredEncodings = require_encoding();
	var preferredLanguages = require_language();
	var preferredMediaTypes = require_mediaType();
	/**
	* Module exports.
	* @public
	*/
	module.exports = Negotiator;
	module.exports.Negotiator = Negotiator;
	/**
	* Create a Negotiator instance from a request.
	* @param {object} request
	* @public
	*/
	function Negotiator(request) {
		if (!(this instanceof Negotiator)) return new Negotiator(request);
		this.request = request;
	}
	Negotiator.prototype.charset = function charset(available) {
		var set = this.charsets(available);
		return set && set[0];
	};
	Negotiator.prototype.charsets = function charsets(available) {
		return preferredCharsets(this.request.headers["accept-charset"], available);
	};
	Negotiator.prototype.encoding = function encoding(available, opts) {
		var set = this.encodings(available, opts);
		return set && set[0];
	};
	Negotiator.prototype.encodings = function encodings(available, options) {
		var opts = options || {};
		return preferredEncodings(this.request.headers["accept-encoding"], available, opts.preferred);
	};
	Negotiator.prototype.language = function language(available) {
		var set = this.languages(available);
		return set && set[0];
	};
	Negotiator.prototype.languages = function languages(available) {
		return preferredLanguages(this.request.headers["accept-language"], available);
	};
	Negotiator.prototype.mediaType = function mediaType(available) {
		var set = this.mediaTypes(available);
		return set && set[0];
	};
	Negotiator.prototype.mediaTypes = function mediaTypes(available) {
		return preferredMediaTypes(this.request.headers.accept, available);
	};
	Negotiator.prototype.preferredCharset = Negotiator.prototype.charset;
	Negotiator.prototype.preferredCharsets = Negotiator.prototype.charsets;
	Negotiator.prototype.preferredEncoding = Negotiator.prototype.encoding;
	Negotiator.prototype.preferredEncodings = Negotiator.prototype.encodings;
	Negotiator.prototype.preferredLanguage = Negotiator.prototype.language;
	Negotiator.prototype.preferredLanguages = Negotiator.prototype.languages;
	Negotiator.prototype.preferredMediaType = Negotiator.prototype.mediaType;
	Negotiator.prototype.preferredMediaTypes = Negotiator.prototype.mediaTypes;
})))(), 1);
/** What a header of text is made of; a client that sends anything else is taken to have said nothing. */
const IS_TEXT = /^[\t\x20-\x7e]*$/;
/**
* Whether a client accepts gzip (wire format 5.2). Only the request's header
* decides, never what is stored. A named coding outranks `*`.
*
* @param header `Accept-Encoding`, several lines of it joined by commas
*/
function acceptsGzip(header) {
	if (header == null || !IS_TEXT.test(header)) return false;
	const negotiator = new import_negotiator.default({ headers: { "accept-encoding": header } });
	return (/\bx-gzip\b/i.test(header) ? ["gzip", "x-gzip"] : ["gzip"]).some((name) => negotiator.encodings([name]).includes(name));
}
// dist/lib/session-record/serving/send-pages.js
/** A client that takes whatever it is given lets the others have a turn after so many pages. */
const PAGES_A_TURN = 16;
/**
* Writes pages as the body of an answer whose head is written, and closes them.
* The next page is asked for when the system has taken the last one, so that it
* may be used again; a client that takes nothing holds one page and no turn, and
* one whose bytes are still on their way from a distant store no turn either.
*
* Resolves when the body is sent or the client has gone. Pages that break off
* break the connection: the client has been told a length that it does not get.
*/
async function sendPages(pages, outgoing, turns) {
	const { socket } = outgoing.req;
	let wake = () => {};
	const taken = () => wake();
	const isBlocked = () => outgoing.writableLength > 0 && !socket.destroyed;
	socket.once("close", taken);
	let isStarved = false;
	/** @returns whether there is more to send */
	const sendSome = async () => {
		for (let sent = 0; sent < PAGES_A_TURN && !isBlocked();) {
			if (socket.destroyed) return false;
			const page = pages.next();
			if (page !== void 0) {
				outgoing.write(page, taken);
				socket.uncork();
				sent += 1;
			} else if (pages.isDistant) {
				isStarved = true;
				return true;
			} else if (!await pages.more()) return false;
		}
		return true;
	};
	/** @returns whether more came; a client that goes does not wait for it */
	const waitForMore = () => new Promise((resolve, reject) => {
		wake = () => {
			if (socket.destroyed) resolve(false);
		};
		pages.more().then(resolve, reject);
	});
	try {
		while (await turns.take(sendSome)) {
			if (isStarved && !await waitForMore()) break;
			isStarved = false;
			while (isBlocked()) await new Promise((resolve) => {
				wake = resolve;
			});
		}
		outgoing.end();
	} catch {
		outgoing.destroy();
	} finally {
		socket.off("close", taken);
		await pages.close();
	}
}
// dist/lib/session-record/serving/respond.js
/** A JSON answer that is about the request and not an artifact. */
function respondJson(status, body, headers = {}) {
	return new Response(`${JSON.stringify(body)}\n`, {
		status,
		headers: {
			"Content-Type": "application/json",
			"X-Content-Type-Options": "nosniff",
			...headers
		}
	});
}
/**
* Answers `GET` and `HEAD`. Takes the artifact over: it is closed when the answer
* is sent, given up, or has no body.
*
* @param direct where to write the body; without it the answer carries one
*/
async function respondArtifact(request, artifact, lengths, direct) {
	let isHandedOn = false;
	try {
		const form = await chooseForm(request, artifact, lengths);
		if ("broken" in form) return respondBroken(form.broken.code);
		const headers = headersOf(artifact, form);
		if (isFresh(request, headers)) return new Response(null, {
			status: 304,
			headers: withoutBody(headers)
		});
		if (request.method === "HEAD") return new Response(null, { headers });
		isHandedOn = true;
		if (direct === void 0) return new Response(bodyOf(form.read(), artifact), { headers });
		direct.outgoing.writeHead(200, headers);
		await sendPages(form.pages(direct.buffers), direct.outgoing, direct.turns).finally(() => artifact.close());
		return direct.alreadySent;
	} finally {
		if (!isHandedOn) await artifact.close();
	}
}
async function chooseForm(request, artifact, lengths) {
	const stored = (coding) => ({
		coding,
		length: artifact.size,
		read: () => artifact.read(),
		pages: (buffers) => storedPages(artifact, buffers.pages)
	});
	if (!isGzip(await readBytes(artifact, 0, Math.min(2, artifact.size)))) return stored("identity");
	if (acceptsGzip(request.headers.get("accept-encoding"))) return stored("gzip");
	const decoded = await lengths.of(artifact);
	if ("broken" in decoded) return decoded;
	const member = {
		bytes: artifact,
		index: void 0,
		inflated: 0,
		...decoded.frame
	};
	return {
		coding: "identity",
		length: decoded.length,
		read: () => Readable.from(inflateMember(member)),
		pages: (buffers) => inflatedPages(member, buffers)
	};
}
function headersOf(artifact, { coding, length }) {
	return {
		"Content-Type": "application/json",
		"Content-Length": String(length),
		...coding === "gzip" ? { "Content-Encoding": "gzip" } : {},
		Vary: "accept-encoding",
		ETag: `"${artifact.version}${coding === "gzip" ? "-gzip" : ""}"`,
		"Last-Modified": artifact.modified.toUTCString(),
		"Cache-Control": "no-cache, no-transform",
		"Accept-Ranges": "none",
		"X-Content-Type-Options": "nosniff"
	};
}
function isFresh(request, headers) {
	const asked = Object.fromEntries(request.headers);
	return (0, import_fresh.default)(asked, {
		etag: headers.ETag,
		"last-modified": headers["Last-Modified"]
	});
}
function withoutBody(headers) {
	const described = [
		"Content-Length",
		"Content-Encoding",
		"Content-Type"
	];
	return Object.fromEntries(Object.entries(headers).filter(([name]) => !described.includes(name)));
}
function respondBroken(code) {
	return respondJson(500, {
		error: "broken-artifact",
		message: "the stored artifact is damaged and cannot be decoded; ask for it with Accept-Encoding: gzip",
		cause: code
	}, { Vary: "accept-encoding" });
}
/** The stream as a body: read no faster than it is taken, and closed with the artifact however it ends. */
function bodyOf(stream, artifact) {
	const chunks = stream[Symbol.asyncIterator]();
	const close = async () => {
		stream.destroy();
		await artifact.close();
	};
	return new ReadableStream({
		pull: async (controller) => {
			try {
				const { done, value } = await chunks.next();
				if (done !== true) {
					controller.enqueue(value);
					return;
				}
				await close();
				controller.close();
			} catch (error) {
				await close();
				controller.error(error);
			}
		},
		cancel: close
	}, { highWaterMark: 0 });
}
export { respondJson as n, respondArtifact as t };
