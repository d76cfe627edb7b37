import { t as CodedError } from "./errors-CfE0sfLm.js";
import { t as stage } from "./stage-BzaUvrnm.js";
import { i as SESSION_CAP } from "./digest-rules-ZJiIvzCG.js";
import { t as formatRef } from "./ref-D3dNboOj.js";
import { t as formatMilliseconds } from "./shown-time-C1kzIlag.js";
import { i as scrubText } from "./scrub-DSJxy9BN.js";
// dist/lib/session-log/digest/cap-session.js
const LEAST_EVENT_BYTES = 32;
function capSession(cap = SESSION_CAP) {
	return stage((report, push) => push(capReport(report, cap)));
}
function capReport(report, cap) {
	const { size, head, mtime } = report.end;
	if (report.events.length * LEAST_EVENT_BYTES <= cap) {
		const whole = assemble(report, () => true, false);
		if (jsonBytes(whole) <= cap) return {
			digest: whole,
			watermark: {
				size,
				head,
				mtime
			},
			end: report.end
		};
	}
	const { kept, covered } = chooseEvents(report, cap);
	return {
		digest: assemble(report, (event) => kept.has(event), true),
		watermark: {
			size: covered,
			head,
			mtime
		},
		end: report.end
	};
}
/** Bytes of a value as compact JSON in UTF-8: the measure of every cap. */
function jsonBytes(value) {
	return Buffer.byteLength(JSON.stringify(value));
}
function assemble(report, keeps, truncated) {
	const { session, fromOffset, end } = report;
	const start = formatMilliseconds(end.start);
	const last = formatMilliseconds(end.end);
	const valuesOf = (attached) => attached.filter(({ of }) => keeps(of)).map(({ value }) => value);
	return {
		ref: scrubText(formatRef(session)),
		harness: session.harness,
		session_id: scrubText(session.sessionId),
		project: scrubText(end.cwds[0] ?? ""),
		cwd: scrubText(end.lastCwd ?? ""),
		...start === void 0 ? {} : { start },
		...last === void 0 ? {} : { end: last },
		...end.model === void 0 || end.model === "" ? {} : { model: end.model },
		from_offset: fromOffset,
		truncated,
		counts: end.counts,
		events: report.events.filter((_, index) => keeps(index)).map(({ event }) => event),
		retries: valuesOf(report.retries),
		denials: valuesOf(report.denials),
		flagged: valuesOf(report.flagged),
		...end.finalExcerpt === "" ? {} : { final_excerpt: end.finalExcerpt }
	};
}
/** What to keep of a report that does not fit as a whole. */
function chooseEvents(report, cap) {
	const budget = new Budget(report, cap);
	const groups = groupsOf(report);
	const kept = /* @__PURE__ */ new Set();
	for (const group of groups) if (group !== groups.at(-1) && budget.spend(group.events)) for (const event of group.events) kept.add(event);
	else if (kept.size > 0) return {
		kept,
		covered: group.completedAt
	};
	else {
		for (const event of group.events) if (budget.spend([event])) kept.add(event);
		return {
			kept,
			covered: groups[1]?.completedAt ?? report.end.size
		};
	}
	return {
		kept,
		covered: report.end.size
	};
}
/** Events by the line that completes them, earliest first. */
function groupsOf({ events }) {
	const groups = /* @__PURE__ */ new Map();
	events.forEach(({ completedAt }, index) => {
		const group = groups.get(completedAt) ?? {
			completedAt,
			events: []
		};
		group.events.push(index);
		groups.set(completedAt, group);
	});
	return [...groups.values()].sort((a, b) => a.completedAt - b.completedAt);
}
/** Counts what a digest would weigh with more events in it. */
var Budget = class {
	#report;
	#cap;
	#attached;
	#spent;
	/** Elements in each list so far: events, then retries, denials and flags. */
	#lengths = [
		0,
		0,
		0,
		0
	];
	constructor(report, cap) {
		this.#report = report;
		this.#cap = cap;
		this.#spent = jsonBytes(assemble(report, () => false, true));
		if (this.#spent > cap) throw new CodedError("digest-too-large", "the facts about the session alone are larger than a digest may be");
		this.#attached = [
			report.retries,
			report.denials,
			report.flagged
		].map(valuesByEvent);
	}
	/** Takes events with what is attached to them, if all of it fits. */
	spend(events) {
		const lists = [events.map((event) => jsonBytes(this.#report.events[event]?.event)), ...this.#attached.map((values) => events.flatMap((event) => values.get(event) ?? []).map(jsonBytes))];
		let spent = this.#spent;
		const lengths = lists.map((sizes, list) => {
			const before = this.#lengths[list] ?? 0;
			const commas = Math.max(0, sizes.length - (before === 0 ? 1 : 0));
			spent += sizes.reduce((sum, size) => sum + size, commas);
			return before + sizes.length;
		});
		if (spent > this.#cap) return false;
		this.#spent = spent;
		this.#lengths = lengths;
		return true;
	}
};
function valuesByEvent(attached) {
	const values = /* @__PURE__ */ new Map();
	for (const { of, value } of attached) {
		const list = values.get(of);
		if (list === void 0) values.set(of, [value]);
		else list.push(value);
	}
	return values;
}
export { jsonBytes as n, capSession as t };
