#!/usr/bin/env node
import { l as EXIT, n as createProgram, r as runProgram, t as UsageError } from "./program-CJKhYYwm.js";
import { t as wholeNumber } from "./whole-number-lZrfBA_A.js";
import { t as writeReport } from "./write-report-qxT3zMMt.js";
import { r as openStandardInput, t as until } from "./until-xt9MD8xZ.js";
import { a as createJournal, i as JournalFile, n as truncationOf, r as END_GRACE_MS, t as encodeEnd } from "./end-line-Cy3Re5H1.js";
import { n as MachineryError, r as systemErrorCode, t as CodedError } from "./errors-CfE0sfLm.js";
import { n as JOURNAL_FILE, o as STREAM_CEILING, s as TOOL_CEILING } from "./constants-Dm2aikKO.js";
import { t as makeFolder } from "./make-folder-B4IHk-pS.js";
import { n as progressWanted, t as byteProgress } from "./progress-B2b3IRZq.js";
import { c as JsonFault, l as decodeString, n as members, t as elements, u as skipString } from "./json-scan-C4RDczul.js";
import { t as stage } from "./stage-BzaUvrnm.js";
import { i as compareCodePoints, n as canonicalBytes, r as canonicalText, t as contentAddress } from "./content-address-CKHr1ElH.js";
import { C as IndexList, D as rawJson, E as rawArray, O as rawObject, S as TypedFault, T as SpelledNumber, _ as int32, a as journalLine, b as uint53, c as truncation, d as imageDescriptor, f as promptItem, g as agentRow, h as toolOutcome, k as rawString, l as command, m as toolCall, o as recorder, p as request, s as seed, t as JournalRules, v as uint16, w as RawJson, x as typedReader, y as uint32 } from "./journal-rules-C-d2ia5E.js";
import { r as lines } from "./lines-CtWheCI4.js";
import { $ as shallowClone, A as isRecursiveSchema, B as urlHostnameOk, F as isValidIBAN, H as validateURL, I as isValidIPv6, J as clone, K as $ZodAsyncError, L as isValidJWT, M as isValidBase64URL, N as isValidCIDRv6, P as isValidCreditCard, Q as isPlainObject, R as mergeValues, T as string, U as Doc, V as urlProtocolOk, W as number, X as esc, Y as codePointLength, Z as floatSafeRemainder, _ as literal, b as object, c as _enum, d as array, et as sizeCaps, f as boolean, j as isValidBase64, k as isBackEdge, m as discriminatedUnion, z as stripTabAndNewline } from "./schemas-BXZ5XMrT.js";
import { dirname, join, resolve } from "node:path";
import { appendFile, readFile, stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { PassThrough, Writable } from "node:stream";
// node_modules/zod/v4/core/compile.js
/** @internal Sentinel the compiled fast path returns when validation fails. */
const INVALID = Symbol.for("zod.compile.invalid");
const FALLBACK_FLAG = Symbol.for("zod.compile.fallback");
/** Raised when the schema contains async refinements or transforms. Surfaces only under `compile(schema, { strict: true })`. */
var ZodCompileAsyncError = class extends Error {
	constructor(message = "z.compile does not support async refinements, transforms, or checks") {
		super(message);
		this.name = "ZodCompileAsyncError";
	}
};
/**
* Raised when the schema contains a feature whose semantics the fast path
* can't fully model. Both the shim in `zod/compile` and the default
* `compile()` fall back to the runtime parser for that schema; only
* `compile(schema, { strict: true })` lets it surface.
*/
var ZodCompileUnsupportedError = class extends Error {
	constructor(feature, islandable = true) {
		super(`z.compile does not support ${feature}; this schema must use the runtime parser`);
		this.name = "ZodCompileUnsupportedError";
		this.islandable = islandable;
	}
};
/**
* Build the validator `validate` calls: the same codegen as the parser with the output construction
* dropped. A schema the flag cannot express reuses the parser, which still answers correctly — it
* just builds a value nothing reads.
*/
function compileValidator(schema, parser) {
	try {
		return compileFn(schema, { assertOnly: true });
	} catch {
		return parser;
	}
}
/**
* AOT-compile a Zod schema. Returns a clone whose `_zod.run` calls a generated
* fast path first and falls back to the original runtime parser on failure.
*
* - Forward direction only. Backward (encode), async, and `skipChecks` paths
*   bypass the fast path and use the runtime directly.
* - Never throws. A schema the fast path can't model is returned unchanged and
*   keeps using the runtime parser. Pass `{ strict: true }` to get the refusal
*   as a thrown `ZodCompileUnsupportedError` / `ZodCompileAsyncError` instead.
* - The original schema is unchanged. The clone shares children by reference.
*/
function compile(schema, options) {
	try {
		const parser = compileFn(schema);
		const clone = withParser(schema, parser);
		clone._zod.bag.validator = compileValidator(schema, parser);
		return clone;
	} catch (err) {
		if (options?.strict) throw err;
		return schema;
	}
}
/**
* Install an already-generated parser as a schema's fast path. Returns a clone; the original is
* unchanged.
*
* The parser takes the input and returns the parsed value, or `INVALID` to hand the parse to the
* runtime. It must be synchronous and forward-direction, and it must build fresh output rather than
* return its input — Zod cannot check either, and a wrong *success* is returned to the caller as-is.
*
* `compile()` is the ordinary entry point. This is for a build-time or native compiler that produces
* a parser where `new Function` is unavailable.
*/
function withParser(schema, parser) {
	if (isRecursiveSchema(schema)) throw new ZodCompileUnsupportedError("a schema whose subtree contains a reference cycle");
	const clone$1 = clone(schema);
	const liveRun = schema._zod.run;
	const originalRun = liveRun.__originalRun ?? liveRun;
	const wrapped = (payload, ctx) => {
		if (ctx?.async || ctx?.direction === "backward" || ctx?.skipChecks || ctx?.[FALLBACK_FLAG]) return originalRun(payload, ctx);
		if (ctx && isBackEdge(ctx, payload.value)) return originalRun(payload, ctx);
		const out = parser(payload.value);
		if (out !== INVALID) {
			payload.value = out;
			return payload;
		}
		if (ctx) ctx[FALLBACK_FLAG] = true;
		return originalRun(payload, ctx);
	};
	wrapped.__originalRun = originalRun;
	clone$1._zod.bag.fallbackRun = originalRun;
	clone$1._zod.bag.validator = parser;
	clone$1._zod.run = wrapped;
	if (!liveRun.__originalRun) installCompiledUserMethods(clone$1, schema, parser);
	return clone$1;
}
function installCompiledUserMethods(target, source, parser) {
	const targetAny = target;
	const sourceAny = source;
	if (typeof sourceAny.safeParse === "function") {
		const originalSafeParse = sourceAny.safeParse;
		targetAny.safeParse = (data, params) => {
			const out = parser(data);
			if (out !== INVALID) return {
				success: true,
				data: out
			};
			return originalSafeParse(data, params);
		};
	}
	if (typeof sourceAny.parse === "function") {
		const originalParse = sourceAny.parse;
		targetAny.parse = (data, params) => {
			const out = parser(data);
			if (out !== INVALID) return out;
			return originalParse(data, params);
		};
	}
}
/**
* @internal Generate the standalone compiled function: a parser by default, a validator under
* `assertOnly`. Returns the parsed value, `true` where nothing reads the output, or `INVALID`. Consumers use `compile()`.
*/
function compileFn(schema, options) {
	let recursive = true;
	try {
		recursive = isRecursiveSchema(schema);
	} catch {}
	if (recursive) throw new ZodCompileUnsupportedError("a schema whose subtree contains a reference cycle");
	const ctx = {
		constants: /* @__PURE__ */ new Map(),
		constantCounter: 0,
		varCounter: 0,
		definite: true
	};
	const doc = new Doc(["input"]);
	const outputAccessor = generateCheck(doc, ctx, schema, "input", !options?.assertOnly);
	doc.write(outputAccessor === null ? `return true;` : `return ${outputAccessor};`);
	const constantNames = ["INVALID", ...ctx.constants.keys()];
	const constantValues = [INVALID, ...ctx.constants.values()];
	const code = doc.content.join("\n");
	const fullCode = options?.debug ? constantNames.length > 0 ? `// Constants: ${constantNames.join(", ")}\n${code}` : code : "";
	const F = Function;
	const factoryCode = `return (input) => {\n${code}\n}`;
	let fn;
	try {
		fn = new F(...constantNames, factoryCode)(...constantValues);
	} catch (err) {
		throw new ZodCompileUnsupportedError(`this schema (generated code failed to evaluate: ${err.message})`);
	}
	if (options?.debug) fn.code = fullCode;
	fn.definite = ctx.definite;
	return fn;
}
function addConstant(ctx, value) {
	for (const [name, v] of ctx.constants) if (v === value) return name;
	const name = `c${ctx.constantCounter++}`;
	ctx.constants.set(name, value);
	return name;
}
/** Hoists a user-supplied callback. Anything the schema's author wrote can throw, and generated code can reject an earlier sibling before ever reaching it, so this clears `definite` — a rejection is then no longer proof that the interpreter would have rejected rather than thrown. */
function addUserConstant(ctx, fn) {
	ctx.definite = false;
	return addConstant(ctx, fn);
}
function newVar(ctx) {
	return `v${ctx.varCounter++}`;
}
function runtimeRun(schema, value) {
	const result = schema._zod.run({
		value,
		issues: []
	}, {});
	if (result && typeof result.then === "function") return INVALID;
	const r = result;
	return r.issues.length === 0 ? r.value : INVALID;
}
function compileChild(doc, ctx, schema, accessor, needsValue = true) {
	const contentLen = doc.content.length;
	const constantCount = ctx.constants.size;
	const constantCounter = ctx.constantCounter;
	const varCounter = ctx.varCounter;
	try {
		return generateCheck(doc, ctx, schema, accessor, needsValue);
	} catch (err) {
		if (!(err instanceof ZodCompileUnsupportedError) || !err.islandable) throw err;
		doc.content.length = contentLen;
		if (ctx.constants.size > constantCount) {
			const trailing = Array.from(ctx.constants.keys()).slice(constantCount);
			for (const k of trailing) ctx.constants.delete(k);
		}
		ctx.constantCounter = constantCounter;
		ctx.varCounter = varCounter;
		return emitRuntimeIsland(doc, ctx, schema, accessor);
	}
}
function emitRuntimeIsland(doc, ctx, schema, accessor) {
	ctx.definite = false;
	const schemaConst = addConstant(ctx, schema);
	const runConst = addConstant(ctx, runtimeRun);
	const outVar = newVar(ctx);
	doc.write(`const ${outVar} = ${runConst}(${schemaConst}, ${accessor});`);
	doc.write(`if (${outVar} === INVALID) return INVALID;`);
	return outVar;
}
const WHEN_DEFAULTED_CHECKS = /* @__PURE__ */ new Set([
	"max_size",
	"min_size",
	"size_equals",
	"max_length",
	"min_length",
	"length_equals"
]);
function generateChecks(doc, ctx, schema, accessor) {
	const schemaChecks = schema._zod.def.checks;
	if (!schemaChecks || schemaChecks.length === 0) return accessor;
	let currentAccessor = accessor;
	for (const check of schemaChecks) {
		const def = check._zod.def;
		if (def.when && !WHEN_DEFAULTED_CHECKS.has(def.check)) throw new ZodCompileUnsupportedError(`check with a custom "when" condition`);
		switch (def.check) {
			case "greater_than":
				generateGreaterThanCheck(doc, ctx, def, currentAccessor);
				break;
			case "less_than":
				generateLessThanCheck(doc, ctx, def, currentAccessor);
				break;
			case "multiple_of":
				generateMultipleOfCheck(doc, ctx, def, currentAccessor);
				break;
			case "number_format":
				generateNumberFormatCheck(doc, def, currentAccessor);
				break;
			case "min_length": {
				const min = numericOperand(def.minimum, "min_length");
				const len = codePointLengthVar(doc, ctx, currentAccessor, `${currentAccessor}.length >= ${min} && ${currentAccessor}.length < ${def.minimum * 2}`);
				doc.write(`if (${len} < ${min}) return INVALID;`);
				break;
			}
			case "max_length": {
				const max = numericOperand(def.maximum, "max_length");
				const len = codePointLengthVar(doc, ctx, currentAccessor, `${currentAccessor}.length > ${max}`);
				doc.write(`if (${len} > ${max}) return INVALID;`);
				break;
			}
			case "length_equals": {
				const exact = numericOperand(def.length, "length_equals");
				const len = codePointLengthVar(doc, ctx, currentAccessor, `${currentAccessor}.length >= ${exact} && ${currentAccessor}.length <= ${def.length * 2}`);
				doc.write(`if (${len} !== ${exact}) return INVALID;`);
				break;
			}
			case "min_size":
				doc.write(`if (${currentAccessor}.size < ${numericOperand(def.minimum, "min_size")}) return INVALID;`);
				break;
			case "max_size":
				doc.write(`if (${currentAccessor}.size > ${numericOperand(def.maximum, "max_size")}) return INVALID;`);
				break;
			case "size_equals":
				doc.write(`if (${currentAccessor}.size !== ${numericOperand(def.size, "size_equals")}) return INVALID;`);
				break;
			case "string_format":
				currentAccessor = generateStringFormatCheck(doc, ctx, def, currentAccessor);
				break;
			case "custom":
				currentAccessor = generateCustomRefineCheck(doc, ctx, check, currentAccessor);
				break;
			case "bigint_format":
				generateBigIntFormatCheck(doc, def, currentAccessor);
				break;
			case "mime_type":
				generateMimeTypeCheck(doc, ctx, def, currentAccessor);
				break;
			case "property":
				generatePropertyCheck(doc, ctx, def, currentAccessor);
				break;
			case "properties":
				generatePropertiesChecks(doc, ctx, def, currentAccessor);
				break;
			case "overwrite": {
				const newAccessor = newVar(ctx);
				generateOverwriteCheck(doc, ctx, check, currentAccessor, newAccessor);
				currentAccessor = newAccessor;
				break;
			}
			default: throw new ZodCompileUnsupportedError(`check type ${def.check}`);
		}
	}
	return currentAccessor;
}
function codePointLengthVar(doc, ctx, accessor, inDoubt) {
	const cpLen = addConstant(ctx, codePointLength);
	const v = newVar(ctx);
	doc.write(`const ${v} = typeof ${accessor} === "string" && ${inDoubt} ? ${cpLen}(${accessor}) : ${accessor}.length;`);
	return v;
}
/**
* A count bound reaches generated source verbatim, so a non-number would be
* emitted as code rather than as a value — `min('0) {} evil(); if (0')` writes an
* arbitrary statement into the function body. TypeScript types these as `number`
* and fromJSONSchema guards them, so this is a backstop rather than a live hole,
* but generated source is the one place a wrong type stops being a type error.
*/
function numericOperand(value, label) {
	if (typeof value !== "number" || !Number.isFinite(value)) throw new ZodCompileUnsupportedError(`${label} bound of type ${typeof value}`);
	return `${value}`;
}
function comparisonOperand(ctx, value) {
	if (typeof value === "bigint") return `${value}n`;
	if (typeof value === "number") {
		if (Number.isNaN(value)) throw new ZodCompileUnsupportedError("comparison check with NaN bound");
		return `${value}`;
	}
	if (value instanceof Date) {
		if (Number.isNaN(value.getTime())) throw new ZodCompileUnsupportedError("comparison check with Invalid Date bound");
		return addConstant(ctx, value);
	}
	throw new ZodCompileUnsupportedError(`comparison check bound of type ${typeof value}`);
}
function generateGreaterThanCheck(doc, ctx, def, accessor) {
	const op = def.inclusive ? "<" : "<=";
	doc.write(`if (${accessor} ${op} ${comparisonOperand(ctx, def.value)}) return INVALID;`);
}
function generateLessThanCheck(doc, ctx, def, accessor) {
	const op = def.inclusive ? ">" : ">=";
	doc.write(`if (${accessor} ${op} ${comparisonOperand(ctx, def.value)}) return INVALID;`);
}
function generateMultipleOfCheck(doc, ctx, def, accessor) {
	if (typeof def.value === "bigint") {
		if (def.value === BigInt(0)) throw new ZodCompileUnsupportedError("multiple_of check with a zero divisor");
		doc.write(`if (${accessor} % ${def.value}n !== 0n) return INVALID;`);
	} else {
		const remainder = addConstant(ctx, floatSafeRemainder);
		doc.write(`if (${remainder}(${accessor}, ${numericOperand(def.value, "multiple_of")}) !== 0) return INVALID;`);
	}
}
function generateNumberFormatCheck(doc, def, accessor) {
	const format = def.format;
	switch (format) {
		case "safeint":
			doc.write(`if (!Number.isSafeInteger(${accessor})) return INVALID;`);
			break;
		case "int32":
			doc.write(`if (!Number.isInteger(${accessor}) || ${accessor} < -2147483648 || ${accessor} > 2147483647) return INVALID;`);
			break;
		case "uint32":
			doc.write(`if (!Number.isInteger(${accessor}) || ${accessor} < 0 || ${accessor} > 4294967295) return INVALID;`);
			break;
		case "float32":
			doc.write(`if (!Number.isFinite(${accessor}) || ${accessor} < -3.4028234663852886e38 || ${accessor} > 3.4028234663852886e38) return INVALID;`);
			break;
		case "float64":
			doc.write(`if (!Number.isFinite(${accessor})) return INVALID;`);
			break;
		default: throw new ZodCompileUnsupportedError(`number format ${format}`);
	}
}
function generateBigIntFormatCheck(doc, def, accessor) {
	const format = def.format;
	if (!format) return;
	switch (format) {
		case "int64":
			doc.write(`if (${accessor} < -9223372036854775808n || ${accessor} > 9223372036854775807n) return INVALID;`);
			break;
		case "uint64":
			doc.write(`if (${accessor} < 0n || ${accessor} > 18446744073709551615n) return INVALID;`);
			break;
		default: throw new ZodCompileUnsupportedError(`bigint format ${format}`);
	}
}
function generateMimeTypeCheck(doc, ctx, def, accessor) {
	const mimeTypes = def.mime;
	if (mimeTypes && mimeTypes.length > 0) {
		const mimeSet = addConstant(ctx, new Set(mimeTypes));
		doc.write(`if (!${mimeSet}.has(${accessor}.type)) return INVALID;`);
	}
}
function generatePropertiesChecks(doc, ctx, def, accessor) {
	if (def.when) throw new ZodCompileUnsupportedError(`check with a custom "when" condition`);
	doc.write(`if (${accessor} == null) return INVALID;`);
	const shape = def.shape;
	for (const key of Reflect.ownKeys(shape)) {
		const keyExpr = typeof key === "symbol" ? addConstant(ctx, key) : esc(key);
		const inputVar = newVar(ctx);
		doc.write(`const ${inputVar} = ${accessor}[${keyExpr}];`);
		compileChild(doc, ctx, shape[key], inputVar, false);
	}
}
function generatePropertyCheck(doc, ctx, def, accessor) {
	const propAccessor = `${accessor}[${JSON.stringify(def.property)}]`;
	generateCheck(doc, ctx, def.schema, propAccessor);
}
function generateOverwriteCheck(doc, ctx, check, currentAccessor, newAccessor) {
	const tx = check._zod.def.tx;
	if (!tx) throw new ZodCompileUnsupportedError("overwrite check without a transform function");
	if (isAsyncFunction(tx)) throw new ZodCompileAsyncError("z.compile: async overwrite transforms are not supported");
	const txConst = addConstant(ctx, tx);
	doc.write(`const ${newAccessor} = ${txConst}(${currentAccessor});`);
}
/** A predicate that hands back a thenable is an async check reached synchronously, and the interpreter throws `$ZodAsyncError` for it. Returning INVALID instead would be a bail-out, and a union reads a bail-out as a rejected branch and answers with a later one — so the throw has to survive into generated code. */
function throwAsync() {
	throw new $ZodAsyncError();
}
/** Shared `addIssue` for the spoofed payloads a refine, check or transform receives. Allocating one per call — a fresh closure plus a `this`-bound method on a fresh literal — pinned every payload-allocating schema at ~2.7M ops/sec against 135M for a plain object literal. It captures nothing per call; it only reaches `this.issues`. */
function pushIssue(issue) {
	this.issues.push(issue);
}
function generateCustomRefineCheck(doc, ctx, check, accessor) {
	const def = check._zod.def;
	if (def.fn) {
		if (isAsyncFunction(def.fn)) throw new ZodCompileAsyncError("z.compile: async .refine() predicates are not supported");
		const fnConst = addUserConstant(ctx, def.fn);
		const throwAsyncConst = addConstant(ctx, throwAsync);
		const resVar = newVar(ctx);
		doc.write(`const ${resVar} = ${fnConst}(${accessor});`);
		doc.write(`if (${resVar} instanceof Promise) ${throwAsyncConst}();`);
		doc.write(`if (!${resVar}) return INVALID;`);
		return accessor;
	}
	if (check._zod.check) {
		if (isAsyncFunction(check._zod.check)) throw new ZodCompileAsyncError("z.compile: async .superRefine() / check functions are not supported");
		const checkFn = check._zod.check;
		const helperFn = (value) => {
			const fakePayload = {
				value,
				issues: [],
				addIssue: pushIssue
			};
			if (checkFn(fakePayload) instanceof Promise) throwAsync();
			return fakePayload.issues.length === 0 ? fakePayload.value : INVALID;
		};
		const helperConst = addUserConstant(ctx, helperFn);
		const outVar = newVar(ctx);
		doc.write(`const ${outVar} = ${helperConst}(${accessor});`);
		doc.write(`if (${outVar} === INVALID) return INVALID;`);
		return outVar;
	}
	throw new ZodCompileUnsupportedError("custom check without a predicate or check function");
}
/**
* Built-in formats that validate with nothing but `def.pattern`, so compiling
* the regex reproduces the runtime exactly. Deliberately an allowlist: a format
* missing from it loses its fast path, while a format wrongly added to it
* silently accepts input the runtime rejects. Formats that layer extra
* validation over a shape-only pattern (`credit_card`, `base64`, `ipv6`, …) are
* handled above by hoisting the runtime validator itself.
*/
const PATTERN_IS_COMPLETE = /* @__PURE__ */ new Set([
	"cidrv4",
	"cuid",
	"cuid2",
	"date",
	"datetime",
	"duration",
	"e164",
	"email",
	"emoji",
	"ends_with",
	"guid",
	"includes",
	"ipv4",
	"ksuid",
	"lowercase",
	"mac",
	"nanoid",
	"regex",
	"starts_with",
	"time",
	"ulid",
	"uppercase",
	"uuid",
	"xid"
]);
function generateStringFormatCheck(doc, ctx, def, accessor, needsValue = true) {
	const fmt = def.format;
	if (fmt === "base64") {
		const validator = addConstant(ctx, isValidBase64);
		doc.write(`if (!${validator}(${accessor})) return INVALID;`);
		return accessor;
	}
	if (fmt === "base64url") {
		const validator = addConstant(ctx, isValidBase64URL);
		doc.write(`if (!${validator}(${accessor})) return INVALID;`);
		return accessor;
	}
	if (fmt === "jwt") {
		const validator = addConstant(ctx, isValidJWT);
		const alg = addConstant(ctx, def.alg ?? null);
		doc.write(`if (!${validator}(${accessor}, ${alg})) return INVALID;`);
		return accessor;
	}
	if (fmt === "ipv6") {
		const validator = addConstant(ctx, isValidIPv6);
		doc.write(`if (!${validator}(${accessor})) return INVALID;`);
		return accessor;
	}
	if (fmt === "cidrv6") {
		const validator = addConstant(ctx, isValidCIDRv6);
		doc.write(`if (!${validator}(${accessor})) return INVALID;`);
		return accessor;
	}
	if (fmt === "credit_card") {
		const validator = addConstant(ctx, isValidCreditCard);
		doc.write(`if (!${validator}(${accessor})) return INVALID;`);
		return accessor;
	}
	if (fmt === "iban") {
		const validator = addConstant(ctx, isValidIBAN);
		doc.write(`if (!${validator}(${accessor})) return INVALID;`);
		return accessor;
	}
	const formatDef = def;
	if (fmt === "url" || fmt === "httpurl" || formatDef.normalize || formatDef.hostname !== void 0 || formatDef.protocol !== void 0) {
		const parseConst = addConstant(ctx, validateURL);
		const defConst = addConstant(ctx, def);
		const trimVar = newVar(ctx);
		const urlVar = newVar(ctx);
		doc.write(`const ${trimVar} = ${accessor}.trim();`);
		doc.write(`const ${urlVar} = ${parseConst}(${trimVar}, ${defConst});`);
		doc.write(`if (typeof ${urlVar} === "number") return INVALID;`);
		if (formatDef.hostname !== void 0) {
			const hostnameConst = addConstant(ctx, urlHostnameOk);
			doc.write(`if (!${hostnameConst}(${urlVar}, ${defConst}.hostname)) return INVALID;`);
		}
		if (formatDef.protocol !== void 0) {
			const protocolConst = addConstant(ctx, urlProtocolOk);
			doc.write(`if (!${protocolConst}(${urlVar}, ${defConst}.protocol)) return INVALID;`);
		}
		if (!needsValue) return null;
		const outputVar = newVar(ctx);
		const outputExpr = formatDef.normalize ? `${urlVar}.href` : `${addConstant(ctx, stripTabAndNewline)}(${trimVar})`;
		doc.write(`const ${outputVar} = ${outputExpr};`);
		return outputVar;
	}
	const customFn = def.fn;
	if (customFn) {
		if (isAsyncFunction(customFn)) throw new ZodCompileUnsupportedError(`async string format ${fmt}`);
		const fnConst = addConstant(ctx, customFn);
		doc.write(`if (!${fnConst}(${accessor})) return INVALID;`);
		return accessor;
	}
	if (PATTERN_IS_COMPLETE.has(fmt) && def.pattern) {
		const patternConst = addConstant(ctx, def.pattern);
		doc.write(`${patternConst}.lastIndex = 0;`);
		doc.write(`if (!${patternConst}.test(${accessor})) return INVALID;`);
		return accessor;
	}
	const format = def.format;
	switch (format) {
		case "regex": throw new ZodCompileUnsupportedError("regex format without a pattern");
		case "lowercase":
			doc.write(`if (${accessor} !== ${accessor}.toLowerCase()) return INVALID;`);
			break;
		case "uppercase":
			doc.write(`if (${accessor} !== ${accessor}.toUpperCase()) return INVALID;`);
			break;
		case "includes":
			doc.write(`if (!${accessor}.includes(${esc(def.includes)})) return INVALID;`);
			break;
		case "starts_with": {
			const prefix = def.prefix;
			doc.write(`if (${accessor}.slice(0, ${prefix.length}) !== ${esc(prefix)}) return INVALID;`);
			break;
		}
		case "ends_with": {
			const suffix = def.suffix;
			doc.write(`if (${accessor}.slice(-${suffix.length}) !== ${esc(suffix)}) return INVALID;`);
			break;
		}
		default: throw new ZodCompileUnsupportedError(`string format ${format}`);
	}
	return accessor;
}
function generateCheck(doc, ctx, schema, accessor, needsValue = true) {
	const def = schema._zod.def;
	const type = def.type;
	if (def.coerce) throw new ZodCompileUnsupportedError(`coercion (z.coerce.${type}())`);
	const buildsValue = needsValue || !!def.checks?.length;
	let typeAccessor;
	switch (type) {
		case "string":
			typeAccessor = generateStringCheck(doc, ctx, schema, accessor, buildsValue);
			break;
		case "number":
			typeAccessor = generateNumberCheck(doc, schema, accessor);
			break;
		case "boolean":
			typeAccessor = generateBooleanCheck(doc, accessor);
			break;
		case "bigint":
			typeAccessor = generateBigIntCheck(doc, schema, accessor);
			break;
		case "symbol":
			typeAccessor = generateSymbolCheck(doc, accessor);
			break;
		case "undefined":
			typeAccessor = generateUndefinedCheck(doc, accessor);
			break;
		case "null":
			typeAccessor = generateNullCheck(doc, accessor);
			break;
		case "any":
		case "unknown":
			typeAccessor = accessor;
			break;
		case "never":
			doc.write("return INVALID;");
			typeAccessor = accessor;
			break;
		case "void":
			typeAccessor = generateVoidCheck(doc, accessor);
			break;
		case "nan":
			typeAccessor = generateNaNCheck(doc, accessor);
			break;
		case "date":
			typeAccessor = generateDateCheck(doc, accessor);
			break;
		case "object":
			typeAccessor = generateObjectCheck(doc, ctx, schema, accessor, buildsValue);
			break;
		case "optional":
			typeAccessor = generateOptionalCheck(doc, ctx, schema, accessor, buildsValue);
			break;
		case "nullable":
			typeAccessor = generateNullableCheck(doc, ctx, schema, accessor, buildsValue);
			break;
		case "array":
			typeAccessor = generateArrayCheck(doc, ctx, schema, accessor, buildsValue);
			break;
		case "literal":
			typeAccessor = generateLiteralCheck(doc, ctx, schema, accessor);
			break;
		case "enum":
			typeAccessor = generateEnumCheck(doc, ctx, schema, accessor);
			break;
		case "readonly": {
			const innerOut = generateWrapperCheck(doc, ctx, schema, accessor);
			const frozenVar = newVar(ctx);
			doc.write(`const ${frozenVar} = Object.freeze(${innerOut});`);
			typeAccessor = frozenVar;
			break;
		}
		case "success":
			generateWrapperCheck(doc, ctx, schema, accessor);
			typeAccessor = "true";
			break;
		case "default":
		case "prefault":
			typeAccessor = generateDefaultCheck(doc, ctx, schema, accessor);
			break;
		case "nonoptional":
			typeAccessor = generateNonOptionalCheck(doc, ctx, schema, accessor);
			break;
		case "tuple":
			typeAccessor = generateTupleCheck(doc, ctx, schema, accessor);
			break;
		case "union":
			typeAccessor = generateUnionCheck(doc, ctx, schema, accessor);
			break;
		case "intersection":
			typeAccessor = generateIntersectionCheck(doc, ctx, schema, accessor);
			break;
		case "record":
			typeAccessor = generateRecordCheck(doc, ctx, schema, accessor);
			break;
		case "map":
			typeAccessor = generateMapCheck(doc, ctx, schema, accessor);
			break;
		case "set":
			typeAccessor = generateSetCheck(doc, ctx, schema, accessor);
			break;
		case "file":
			typeAccessor = generateFileCheck(doc, accessor);
			break;
		case "template_literal":
			typeAccessor = generateTemplateLiteralCheck(doc, ctx, schema, accessor);
			break;
		case "lazy":
			typeAccessor = generateLazyCheck(doc, ctx, schema, accessor);
			break;
		case "pipe":
			typeAccessor = generatePipeCheck(doc, ctx, schema, accessor);
			break;
		case "custom":
			typeAccessor = generateCustomCheck(doc, ctx, schema, accessor);
			break;
		case "transform":
			typeAccessor = generateTransformCheck(doc, ctx, schema, accessor);
			break;
		case "catch":
			typeAccessor = generateCatchCheck(doc, ctx, schema, accessor);
			break;
		default: throw new ZodCompileUnsupportedError(`schema type ${type}`);
	}
	if (typeAccessor === null) return null;
	return generateChecks(doc, ctx, schema, typeAccessor);
}
function generateStringCheck(doc, ctx, schema, accessor, needsValue = true) {
	doc.write(`if (typeof ${accessor} !== "string") return INVALID;`);
	const def = schema._zod.def;
	if (def.format === void 0) return accessor;
	return generateStringFormatCheck(doc, ctx, def, accessor, needsValue);
}
function generateNumberCheck(doc, schema, accessor) {
	doc.write(`if (typeof ${accessor} !== "number" || !Number.isFinite(${accessor})) return INVALID;`);
	const def = schema._zod.def;
	if (def.check === "number_format" && def.format) generateNumberFormatCheck(doc, { format: def.format }, accessor);
	return accessor;
}
function generateBooleanCheck(doc, accessor) {
	doc.write(`if (typeof ${accessor} !== "boolean") return INVALID;`);
	return accessor;
}
function generateBigIntCheck(doc, schema, accessor) {
	doc.write(`if (typeof ${accessor} !== "bigint") return INVALID;`);
	const def = schema._zod.def;
	if (def.format) switch (def.format) {
		case "int64":
			doc.write(`if (${accessor} < -9223372036854775808n || ${accessor} > 9223372036854775807n) return INVALID;`);
			break;
		case "uint64": doc.write(`if (${accessor} < 0n || ${accessor} > 18446744073709551615n) return INVALID;`);
	}
	return accessor;
}
function generateSymbolCheck(doc, accessor) {
	doc.write(`if (typeof ${accessor} !== "symbol") return INVALID;`);
	return accessor;
}
function generateUndefinedCheck(doc, accessor) {
	doc.write(`if (${accessor} !== undefined) return INVALID;`);
	return accessor;
}
function generateNullCheck(doc, accessor) {
	doc.write(`if (${accessor} !== null) return INVALID;`);
	return accessor;
}
function generateVoidCheck(doc, accessor) {
	doc.write(`if (${accessor} !== undefined) return INVALID;`);
	return accessor;
}
function generateNaNCheck(doc, accessor) {
	doc.write(`if (typeof ${accessor} !== "number" || !Number.isNaN(${accessor})) return INVALID;`);
	return accessor;
}
function generateDateCheck(doc, accessor) {
	doc.write(`if (!(${accessor} instanceof Date) || Number.isNaN(${accessor}.getTime())) return INVALID;`);
	return accessor;
}
function generateObjectCheck(doc, ctx, schema, accessor, buildsValue = true) {
	const def = schema._zod.def;
	doc.write(`if (typeof ${accessor} !== "object" || ${accessor} === null || Array.isArray(${accessor})) return INVALID;`);
	const shape = def.shape;
	const keys = Object.keys(shape);
	const symbolKeys = Object.getOwnPropertySymbols(shape);
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	const keyExpr = (k) => typeof k === "symbol" ? addConstant(ctx, k) : esc(k);
	const propKey = (k) => typeof k === "symbol" ? `[${keyExpr(k)}]` : esc(k);
	const propShape = shape;
	if (keys.includes("__proto__")) throw new ZodCompileUnsupportedError("object shape key \"__proto__\"");
	const propOutputs = /* @__PURE__ */ new Map();
	for (const key of allKeys) {
		const propSchema = propShape[key];
		const kx = keyExpr(key);
		const inputVar = newVar(ctx);
		doc.write(`const ${inputVar} = ${accessor}[${kx}];`);
		if (propSchema._zod.optin !== void 0) {
			const outputVar = newVar(ctx);
			doc.write(`let ${outputVar} = (() => {`);
			doc.indented((d) => {
				const outputAccessor = compileChild(d, ctx, propSchema, inputVar);
				d.write(`return ${outputAccessor};`);
			});
			doc.write(`})();`);
			if (propSchema._zod.optout === "optional") {
				doc.write(`if (${outputVar} === INVALID) {`);
				doc.indented((d) => {
					d.write(`if (${kx} in ${accessor}) return INVALID;`);
					d.write(`${outputVar} = undefined;`);
				});
				doc.write(`}`);
			} else doc.write(`if (${outputVar} === INVALID) return INVALID;`);
			propOutputs.set(key, outputVar);
		} else {
			if (requiresPresenceCheck(propSchema)) doc.write(`if (!(${kx} in ${accessor})) return INVALID;`);
			const outputAccessor = compileChild(doc, ctx, propSchema, inputVar, buildsValue);
			if (outputAccessor !== null) propOutputs.set(key, outputAccessor);
		}
	}
	const catchall = def.catchall;
	let unknownKeysMode = "none";
	if (catchall) {
		const catchallType = catchall._zod.def.type;
		if (catchallType === "never") {
			const condition = keys.map((k) => `k !== ${esc(k)}`).join(" && ") || "true";
			doc.write(`for (const k in ${accessor}) {`);
			doc.indented((d) => {
				d.write(`if (${condition}) return INVALID;`);
			});
			doc.write(`}`);
		} else if ((catchallType === "unknown" || catchallType === "any") && !catchall._zod.def.checks?.length) unknownKeysMode = "passthrough";
		else unknownKeysMode = "schema";
	}
	const outputVar = newVar(ctx);
	const hasConditionalKeys = allKeys.some((k) => mayOmitUndefined(propShape[k]) || dropsWhenAbsent(propShape[k]));
	if (!buildsValue) {
		if (unknownKeysMode === "schema") {
			const knownSet = keys.length > 0 ? addConstant(ctx, new Set(keys)) : null;
			doc.write(`for (const k in ${accessor}) {`);
			doc.indented((d) => {
				d.write(`if (k === "__proto__") continue;`);
				if (knownSet) d.write(`if (${knownSet}.has(k)) continue;`);
				const valVar = newVar(ctx);
				d.write(`const ${valVar} = ${accessor}[k];`);
				compileChild(d, ctx, catchall, valVar, false);
			});
			doc.write(`}`);
		}
		return null;
	}
	if (!hasConditionalKeys) {
		const propLiterals = allKeys.map((k) => `${propKey(k)}: ${propOutputs.get(k)}`).join(", ");
		doc.write(`const ${outputVar} = { ${propLiterals} };`);
	} else {
		doc.write(`const ${outputVar} = {};`);
		for (const k of allKeys) {
			const kx = keyExpr(k);
			const out = propOutputs.get(k);
			if (dropsWhenAbsent(propShape[k])) doc.write(`if (${kx} in ${accessor}) ${outputVar}[${kx}] = ${out};`);
			else if (mayOmitUndefined(propShape[k])) doc.write(`if (${out} !== undefined || ${kx} in ${accessor}) ${outputVar}[${kx}] = ${out};`);
			else doc.write(`${outputVar}[${kx}] = ${out};`);
		}
	}
	if (unknownKeysMode !== "none") {
		const knownSet = keys.length > 0 ? addConstant(ctx, new Set(keys)) : null;
		doc.write(`for (const k in ${accessor}) {`);
		doc.indented((d) => {
			d.write(`if (k === "__proto__") continue;`);
			if (knownSet) d.write(`if (${knownSet}.has(k)) continue;`);
			if (unknownKeysMode === "passthrough") d.write(`${outputVar}[k] = ${accessor}[k];`);
			else {
				const valVar = newVar(ctx);
				d.write(`const ${valVar} = ${accessor}[k];`);
				const catchallOut = compileChild(d, ctx, catchall, valVar);
				d.write(`${outputVar}[k] = ${catchallOut};`);
			}
		});
		doc.write(`}`);
	}
	return outputVar;
}
function generateOptionalCheck(doc, ctx, schema, accessor, buildsValue = true) {
	const def = schema._zod.def;
	if (isExactOptional(schema)) return generateCheck(doc, ctx, def.innerType, accessor, buildsValue);
	if (def.innerType._zod.optin === "defaulted") {
		const outputVar = newVar(ctx);
		const branchVar = newVar(ctx);
		doc.write(`let ${outputVar};`);
		doc.write(`if (${accessor} === undefined) {`);
		doc.indented((d) => {
			d.write(`const ${branchVar} = (() => {`);
			d.indented((d2) => {
				const innerOutput = generateCheck(d2, ctx, def.innerType, accessor);
				d2.write(`return ${innerOutput};`);
			});
			d.write(`})();`);
			d.write(`if (${branchVar} !== INVALID) ${outputVar} = ${branchVar};`);
		});
		doc.write(`} else {`);
		doc.indented((d) => {
			const innerOutput = generateCheck(d, ctx, def.innerType, accessor);
			d.write(`${outputVar} = ${innerOutput};`);
		});
		doc.write(`}`);
		return outputVar;
	}
	const outputVar = buildsValue ? newVar(ctx) : null;
	if (outputVar) doc.write(`let ${outputVar};`);
	doc.write(`if (${accessor} !== undefined) {`);
	doc.indented((d) => {
		const innerOutput = generateCheck(d, ctx, def.innerType, accessor, buildsValue);
		if (outputVar && innerOutput !== null) d.write(`${outputVar} = ${innerOutput};`);
	});
	doc.write(`}`);
	return outputVar;
}
function isExactOptional(schema) {
	return schema._zod.traits?.has("$ZodExactOptional") === true;
}
function requiresPresenceCheck(schema) {
	return schema._zod.optin === void 0 && fastPathAcceptsAbsence(schema);
}
function fastPathAcceptsAbsence(schema) {
	if (schema._zod.def.coerce) return true;
	const def = schema._zod.def;
	switch (def.type) {
		case "any":
		case "unknown":
		case "undefined":
		case "void":
		case "default":
		case "prefault":
		case "transform":
		case "custom":
		case "lazy": return true;
		case "string":
		case "number":
		case "boolean":
		case "bigint":
		case "symbol":
		case "null":
		case "never":
		case "nan":
		case "date":
		case "object":
		case "array":
		case "tuple":
		case "record":
		case "map":
		case "set":
		case "file":
		case "template_literal": return false;
		case "nonoptional": return def.innerType ? fastPathAcceptsAbsence(def.innerType) : false;
		case "literal": return !!def.values?.includes(void 0);
		case "enum": return !!schema._zod.values?.has(void 0);
		case "optional":
		case "nullable":
		case "readonly":
		case "success": return def.innerType ? fastPathAcceptsAbsence(def.innerType) : true;
		case "catch": return true;
		case "union": return def.options ? def.options.some(fastPathAcceptsAbsence) : true;
		case "intersection":
			if (!def.left || !def.right) return true;
			return fastPathAcceptsAbsence(def.left) && fastPathAcceptsAbsence(def.right);
		case "pipe": return def.in ? fastPathAcceptsAbsence(def.in) : true;
		default: return true;
	}
}
/** The middle rung permits absence without supplying anything in its place, so an absent key contributes nothing — mirrors the leading gate in `handlePropertyResult`. */
function dropsWhenAbsent(schema) {
	return schema._zod.optin === "optional" && schema._zod.optout === "optional";
}
function mayOmitUndefined(schema) {
	return (schema._zod.optin !== "defaulted" || schema._zod.optout === "optional") && mayOutputUndefined(schema);
}
function mayOutputUndefined(schema) {
	const def = schema._zod.def;
	switch (def.type) {
		case "string":
		case "number":
		case "boolean":
		case "bigint":
		case "symbol":
		case "null":
		case "nan":
		case "date":
		case "object":
		case "array":
		case "tuple":
		case "record":
		case "map":
		case "set":
		case "file":
		case "template_literal":
		case "never":
		case "success": return false;
		case "literal": return !!def.values?.includes(void 0);
		case "enum": return !!schema._zod.values?.has(void 0);
		case "optional": return true;
		case "nullable":
		case "readonly":
		case "nonoptional": return def.innerType ? mayOutputUndefined(def.innerType) : true;
		case "union": return def.options ? def.options.some(mayOutputUndefined) : true;
		case "intersection": return !def.left || !def.right || mayOutputUndefined(def.left) || mayOutputUndefined(def.right);
		case "pipe": return def.out ? mayOutputUndefined(def.out) : true;
		default: return true;
	}
}
function generateNullableCheck(doc, ctx, schema, accessor, buildsValue = true) {
	const def = schema._zod.def;
	const outputVar = buildsValue ? newVar(ctx) : null;
	if (outputVar) doc.write(`let ${outputVar} = null;`);
	doc.write(`if (${accessor} !== null) {`);
	doc.indented((d) => {
		const innerOutput = generateCheck(d, ctx, def.innerType, accessor, buildsValue);
		if (outputVar && innerOutput !== null) d.write(`${outputVar} = ${innerOutput};`);
	});
	doc.write(`}`);
	return outputVar;
}
function generateSizeGate(doc, schema, size) {
	for (const [max, check] of sizeCaps(schema._zod.def.checks)) doc.write(`if (${size} > ${numericOperand(max, check._zod.def.check)}) return INVALID;`);
}
function generateArrayCheck(doc, ctx, schema, accessor, buildsValue = true) {
	const def = schema._zod.def;
	doc.write(`if (!Array.isArray(${accessor})) return INVALID;`);
	generateSizeGate(doc, schema, `${accessor}.length`);
	const outputVar = buildsValue ? newVar(ctx) : null;
	const iVar = newVar(ctx);
	const elemVar = newVar(ctx);
	if (outputVar) doc.write(`const ${outputVar} = new Array(${accessor}.length);`);
	doc.write(`for (let ${iVar} = 0; ${iVar} < ${accessor}.length; ${iVar}++) {`);
	doc.indented((d) => {
		d.write(`const ${elemVar} = ${accessor}[${iVar}];`);
		const elemOutput = compileChild(d, ctx, def.element, elemVar, buildsValue);
		if (outputVar && elemOutput !== null) d.write(`${outputVar}[${iVar}] = ${elemOutput};`);
	});
	doc.write(`}`);
	return outputVar;
}
function generateLiteralCheck(doc, ctx, schema, accessor) {
	const values = schema._zod.def.values;
	if (values.length !== 1) {
		const literalSet = addConstant(ctx, new Set(values));
		doc.write(`if (!${literalSet}.has(${accessor})) return INVALID;`);
		return accessor;
	}
	const value = values[0];
	if (typeof value === "number" && Number.isNaN(value)) {
		const literalSet = addConstant(ctx, new Set(values));
		doc.write(`if (!${literalSet}.has(${accessor})) return INVALID;`);
		return accessor;
	}
	if (typeof value === "string") doc.write(`if (${accessor} !== ${esc(value)}) return INVALID;`);
	else if (typeof value === "number" || typeof value === "boolean") doc.write(`if (${accessor} !== ${value}) return INVALID;`);
	else if (value === null) doc.write(`if (${accessor} !== null) return INVALID;`);
	else if (value === void 0) doc.write(`if (${accessor} !== undefined) return INVALID;`);
	else if (typeof value === "bigint") doc.write(`if (${accessor} !== ${value}n) return INVALID;`);
	else throw new ZodCompileUnsupportedError(`literal type ${typeof value}`);
	return accessor;
}
function generateEnumCheck(doc, ctx, schema, accessor) {
	const values = schema._zod.values;
	if (!values) throw new ZodCompileUnsupportedError("enum schema without enumerated values");
	const enumSet = addConstant(ctx, values);
	doc.write(`if (!${enumSet}.has(${accessor})) return INVALID;`);
	return accessor;
}
function generateWrapperCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	return generateCheck(doc, ctx, def.innerType, accessor);
}
function generateDefaultCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	const defaultGetter = Object.getOwnPropertyDescriptor(schema._zod.def, "defaultValue") ? () => schema._zod.def.defaultValue : void 0;
	if (schema._zod.def.type === "prefault") {
		if (!defaultGetter) return generateCheck(doc, ctx, def.innerType, accessor);
		const defaultFn = addConstant(ctx, defaultGetter);
		const inputVar = newVar(ctx);
		doc.write(`let ${inputVar} = ${accessor};`);
		doc.write(`if (${accessor} === undefined) ${inputVar} = ${defaultFn}();`);
		return generateCheck(doc, ctx, def.innerType, inputVar);
	}
	const outputVar = newVar(ctx);
	if (defaultGetter) {
		const defaultFn = addConstant(ctx, defaultGetter);
		const cloneFn = addConstant(ctx, shallowClone);
		doc.write(`let ${outputVar};`);
		doc.write(`if (${accessor} === undefined) {`);
		doc.indented((d) => {
			d.write(`${outputVar} = ${cloneFn}(${defaultFn}());`);
		});
		doc.write(`} else {`);
		doc.indented((d) => {
			const innerOutput = generateCheck(d, ctx, def.innerType, accessor);
			d.write(`${outputVar} = ${innerOutput} === undefined ? ${cloneFn}(${defaultFn}()) : ${innerOutput};`);
		});
		doc.write(`}`);
	} else {
		doc.write(`let ${outputVar};`);
		doc.write(`if (${accessor} !== undefined) {`);
		doc.indented((d) => {
			const innerOutput = generateCheck(d, ctx, def.innerType, accessor);
			d.write(`${outputVar} = ${innerOutput};`);
		});
		doc.write(`}`);
	}
	return outputVar;
}
function generateNonOptionalCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	const innerOutput = generateCheck(doc, ctx, def.innerType, accessor);
	const outputVar = newVar(ctx);
	doc.write(`const ${outputVar} = ${innerOutput};`);
	doc.write(`if (${outputVar} === undefined) return INVALID;`);
	return outputVar;
}
function generateTupleCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	const items = def.items;
	const rest = def.rest;
	doc.write(`if (!Array.isArray(${accessor})) return INVALID;`);
	const optinStart = getTupleOptStart(items, "optin");
	const optoutStart = getTupleOptStart(items, "optout");
	if (rest) doc.write(`if (${accessor}.length < ${optinStart}) return INVALID;`);
	else doc.write(`if (${accessor}.length < ${optinStart} || ${accessor}.length > ${items.length}) return INVALID;`);
	const outputVar = newVar(ctx);
	doc.write(`const ${outputVar} = [];`);
	for (let i = 0; i < items.length; i++) {
		const itemSchema = items[i];
		if (i >= optoutStart) {
			doc.write(`if (${outputVar}.length === ${i}) {`);
			doc.indented((d) => {
				d.write(`if (${i} < ${accessor}.length) {`);
				d.indented((d2) => {
					const elemVar = newVar(ctx);
					d2.write(`const ${elemVar} = ${accessor}[${i}];`);
					const elemOutput = compileChild(d2, ctx, itemSchema, elemVar);
					d2.write(`${outputVar}[${i}] = ${elemOutput};`);
				});
				d.write(`} else {`);
				d.indented((d2) => {
					if (dropsWhenAbsent(itemSchema)) {
						d2.write(`${outputVar}.length = ${i};`);
						return;
					}
					const elemVar = newVar(ctx);
					const branchVar = newVar(ctx);
					d2.write(`const ${elemVar} = undefined;`);
					d2.write(`const ${branchVar} = (() => {`);
					d2.indented((d3) => {
						const elemOutput = compileChild(d3, ctx, itemSchema, elemVar);
						d3.write(`return ${elemOutput};`);
					});
					d2.write(`})();`);
					d2.write(`if (${branchVar} === INVALID || ${branchVar} === undefined) ${outputVar}.length = ${i};`);
					d2.write(`else ${outputVar}[${i}] = ${branchVar};`);
				});
				d.write(`}`);
			});
			doc.write(`}`);
		} else {
			const elemVar = newVar(ctx);
			doc.write(`const ${elemVar} = ${accessor}[${i}];`);
			const elemOutput = compileChild(doc, ctx, itemSchema, elemVar);
			doc.write(`${outputVar}[${i}] = ${elemOutput};`);
		}
	}
	if (rest) {
		const iVar = newVar(ctx);
		const elemVar = newVar(ctx);
		doc.write(`for (let ${iVar} = ${items.length}; ${iVar} < ${accessor}.length; ${iVar}++) {`);
		doc.indented((d) => {
			d.write(`const ${elemVar} = ${accessor}[${iVar}];`);
			const elemOutput = compileChild(d, ctx, rest, elemVar);
			d.write(`${outputVar}[${iVar}] = ${elemOutput};`);
		});
		doc.write(`}`);
	}
	return outputVar;
}
function getTupleOptStart(items, key) {
	for (let i = items.length - 1; i >= 0; i--) if (!(key === "optin" ? items[i]._zod.optin !== void 0 : items[i]._zod.optout === "optional")) return i + 1;
	return 0;
}
function generateUnionCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	const options = def.options;
	if (def.discriminator) return generateDiscriminatedUnionCheck(doc, ctx, def, accessor);
	if (def.inclusive === false) throw new ZodCompileUnsupportedError("exclusive unions (z.xor)");
	if (options.length === 0) {
		doc.write("return INVALID;");
		return accessor;
	}
	if (options.length === 1) return generateCheck(doc, ctx, options[0], accessor);
	if (options.every((opt) => opt._zod.def.type === "literal" && !opt._zod.def.checks?.length)) {
		const valuesConst = addConstant(ctx, new Set(options.flatMap((opt) => opt._zod.def.values)));
		doc.write(`if (!${valuesConst}.has(${accessor})) return INVALID;`);
		return accessor;
	}
	const outputVar = newVar(ctx);
	doc.write(`let ${outputVar};`);
	for (let i = 0; i < options.length; i++) {
		const opt = options[i];
		if (i === 0) doc.write(`${outputVar} = (() => {`);
		else doc.write(`if (${outputVar} === INVALID) ${outputVar} = (() => {`);
		doc.indented((d) => {
			const branchOutput = generateCheck(d, ctx, opt, accessor);
			d.write(`return ${branchOutput};`);
		});
		doc.write(`})();`);
	}
	doc.write(`if (${outputVar} === INVALID) return INVALID;`);
	return outputVar;
}
function generateDiscriminatedUnionCheck(doc, ctx, def, accessor) {
	if (def.unionFallback) throw new ZodCompileUnsupportedError("discriminated union with unionFallback");
	if (def.options.length === 0) {
		doc.write("return INVALID;");
		return accessor;
	}
	const discVar = newVar(ctx);
	const outputVar = newVar(ctx);
	doc.write(`const ${discVar} = ${accessor}?.[${esc(def.discriminator)}];`);
	doc.write(`let ${outputVar};`);
	let firstBranch = true;
	const claimed = /* @__PURE__ */ new Set();
	for (const option of def.options) {
		const values = option._zod.propValues?.[def.discriminator];
		if (!values || values.size === 0) throw new ZodCompileUnsupportedError("discriminated union option without static discriminator values");
		for (const value of values) {
			if (claimed.has(value)) throw new ZodCompileUnsupportedError(`duplicate discriminator value ${String(value)}`);
			claimed.add(value);
		}
		const conditions = Array.from(values, (value) => literalEquality(ctx, discVar, value));
		const prefix = firstBranch ? "if" : "else if";
		doc.write(`${prefix} (${conditions.join(" || ")}) {`);
		doc.indented((d) => {
			const branchOutput = generateCheck(d, ctx, option, accessor);
			d.write(`${outputVar} = ${branchOutput};`);
		});
		doc.write(`}`);
		firstBranch = false;
	}
	doc.write(`else { return INVALID; }`);
	return outputVar;
}
function literalEquality(ctx, accessor, value) {
	if (typeof value === "string") return `${accessor} === ${esc(value)}`;
	if (typeof value === "number") {
		if (Number.isNaN(value)) return `Number.isNaN(${accessor})`;
		return `${accessor} === ${value}`;
	}
	if (typeof value === "boolean") return `${accessor} === ${value}`;
	if (value === null) return `${accessor} === null`;
	if (value === void 0) return `${accessor} === undefined`;
	if (typeof value === "bigint") return `${accessor} === ${value}n`;
	if (typeof value === "symbol") return `${accessor} === ${addConstant(ctx, value)}`;
	throw new ZodCompileUnsupportedError(`literal discriminator value ${String(value)}`);
}
function generateIntersectionCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	ctx.definite = false;
	const leftOutput = compileChild(doc, ctx, def.left, accessor);
	const rightOutput = compileChild(doc, ctx, def.right, accessor);
	const mergeConst = addConstant(ctx, mergeValues);
	const mergedVar = newVar(ctx);
	doc.write(`const ${mergedVar} = ${mergeConst}(${leftOutput}, ${rightOutput});`);
	doc.write(`if (!${mergedVar}.valid) return INVALID;`);
	return `${mergedVar}.data`;
}
function generateRecordCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	const isPlainObjectConst = addConstant(ctx, isPlainObject);
	doc.write(`if (!${isPlainObjectConst}(${accessor})) return INVALID;`);
	const outputVar = newVar(ctx);
	const kVar = newVar(ctx);
	const valVar = newVar(ctx);
	doc.write(`const ${outputVar} = {};`);
	const recordDef = def;
	const keyValues = recordDef.partial ? void 0 : def.keyType._zod.values;
	if (keyValues) {
		const inputKeys = [];
		for (const key of keyValues) {
			if (!(typeof key === "string" || typeof key === "number" || typeof key === "symbol")) throw new ZodCompileUnsupportedError(`record key value ${String(key)}`);
			const inputKey = typeof key === "number" ? key.toString() : key;
			if (inputKey === "__proto__") throw new ZodCompileUnsupportedError("record key \"__proto__\"");
			inputKeys.push(inputKey);
			const keyConst = addConstant(ctx, key);
			const outKey = generateCheck(doc, ctx, def.keyType, keyConst);
			const valueVar = newVar(ctx);
			doc.write(`const ${valueVar} = ${accessor}[${literalPropertyKey(ctx, inputKey)}];`);
			const valOutput = compileChild(doc, ctx, def.valueType, valueVar);
			doc.write(`${outputVar}[${outKey}] = ${valOutput};`);
		}
		const knownKeysConst = addConstant(ctx, new Set(inputKeys));
		doc.write(`for (const ${kVar} in ${accessor}) {`);
		doc.indented((d) => {
			d.write(`if (${knownKeysConst}.has(${kVar})) continue;`);
			if (recordDef.mode === "loose") d.write(`if (${kVar} !== "__proto__") ${outputVar}[${kVar}] = ${accessor}[${kVar}];`);
			else d.write(`return INVALID;`);
		});
		doc.write(`}`);
		return outputVar;
	}
	const keyDef = def.keyType._zod.def;
	if (!(keyDef.type === "string" && keyDef.format === void 0 && !keyDef.coerce && (keyDef.checks?.length ?? 0) === 0)) {
		const isLoose = def.mode === "loose";
		const keyFn = compileFn(def.keyType);
		if (keyFn.definite === false) ctx.definite = false;
		const keyFast = addConstant(ctx, keyFn);
		const numericConst = addConstant(ctx, number);
		const outKeyVar = newVar(ctx);
		emitOwnKeys(doc, ctx, accessor, kVar, (d) => {
			d.write(`let ${outKeyVar} = ${keyFast}(${kVar});`);
			d.write(`if (${outKeyVar} === INVALID && typeof ${kVar} === "string" && ${numericConst}.test(${kVar})) ${outKeyVar} = ${keyFast}(Number(${kVar}));`);
			if (isLoose) d.write(`if (${outKeyVar} === INVALID) { ${outputVar}[${kVar}] = ${accessor}[${kVar}]; continue; }`);
			else d.write(`if (${outKeyVar} === INVALID) return INVALID;`);
			d.write(`if (${outKeyVar} === "__proto__") continue;`);
			const valueVar = newVar(ctx);
			d.write(`const ${valueVar} = ${accessor}[${kVar}];`);
			const valOutput = compileChild(d, ctx, def.valueType, valueVar);
			d.write(`${outputVar}[${outKeyVar}] = ${valOutput};`);
		});
		return outputVar;
	}
	emitOwnKeys(doc, ctx, accessor, kVar, (d) => {
		d.write(`const ${valVar} = ${accessor}[${kVar}];`);
		const valOutput = compileChild(d, ctx, def.valueType, valVar);
		d.write(`${outputVar}[${kVar}] = ${valOutput};`);
	}, `return INVALID;`);
	return outputVar;
}
function emitOwnKeys(doc, ctx, accessor, kVar, body, onSymbol) {
	const propIsEnumerableConst = addConstant(ctx, Object.prototype.propertyIsEnumerable);
	const symsVar = newVar(ctx);
	const keysVar = newVar(ctx);
	const iVar = newVar(ctx);
	doc.write(`const ${symsVar} = Object.getOwnPropertySymbols(${accessor});`);
	doc.write(`const ${keysVar} = Object.getOwnPropertyNames(${accessor});`);
	doc.write(`for (let ${iVar} = 0; ${iVar} < ${keysVar}.length; ${iVar}++) {`);
	doc.indented((d) => {
		d.write(`const ${kVar} = ${keysVar}[${iVar}];`);
		d.write(`if (${kVar} === "__proto__" || !${propIsEnumerableConst}.call(${accessor}, ${kVar})) continue;`);
		body(d);
	});
	doc.write(`}`);
	doc.write(`for (let ${iVar} = 0; ${iVar} < ${symsVar}.length; ${iVar}++) {`);
	doc.indented((d) => {
		d.write(`const ${kVar} = ${symsVar}[${iVar}];`);
		d.write(`if (!${propIsEnumerableConst}.call(${accessor}, ${kVar})) continue;`);
		if (onSymbol) d.write(onSymbol);
		else body(d);
	});
	doc.write(`}`);
}
function literalPropertyKey(ctx, key) {
	if (typeof key === "string") return esc(key);
	return addConstant(ctx, key);
}
function generateMapCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	doc.write(`if (!(${accessor} instanceof Map)) return INVALID;`);
	generateSizeGate(doc, schema, `${accessor}.size`);
	const outputVar = newVar(ctx);
	const kVar = newVar(ctx);
	const valVar = newVar(ctx);
	doc.write(`const ${outputVar} = new Map();`);
	doc.write(`for (const [${kVar}, ${valVar}] of ${accessor}) {`);
	doc.indented((d) => {
		const keyOutput = generateCheck(d, ctx, def.keyType, kVar);
		const valOutput = generateCheck(d, ctx, def.valueType, valVar);
		d.write(`${outputVar}.set(${keyOutput}, ${valOutput});`);
	});
	doc.write(`}`);
	return outputVar;
}
function generateSetCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	doc.write(`if (!(${accessor} instanceof Set)) return INVALID;`);
	generateSizeGate(doc, schema, `${accessor}.size`);
	const outputVar = newVar(ctx);
	const valVar = newVar(ctx);
	doc.write(`const ${outputVar} = new Set();`);
	doc.write(`for (const ${valVar} of ${accessor}) {`);
	doc.indented((d) => {
		const valOutput = generateCheck(d, ctx, def.valueType, valVar);
		d.write(`${outputVar}.add(${valOutput});`);
	});
	doc.write(`}`);
	return outputVar;
}
function generateFileCheck(doc, accessor) {
	doc.write(`if (!(${accessor} instanceof File)) return INVALID;`);
	return accessor;
}
function generateTemplateLiteralCheck(doc, ctx, schema, accessor) {
	doc.write(`if (typeof ${accessor} !== "string") return INVALID;`);
	const pattern = schema._zod.pattern;
	if (pattern) {
		const patternConst = addConstant(ctx, pattern);
		doc.write(`${patternConst}.lastIndex = 0;`);
		doc.write(`if (!${patternConst}.test(${accessor})) return INVALID;`);
	}
	return accessor;
}
function generateLazyCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	const getterConst = addUserConstant(ctx, def.getter);
	const cacheConst = addConstant(ctx, { parser: null });
	doc.write(`if (!${cacheConst}.parser) {`);
	doc.indented((d) => {
		d.write(`const inner = ${getterConst}();`);
		d.write(`${cacheConst}.parser = function(input) {`);
		d.indented((d2) => {
			d2.write(`const result = inner._zod.run({ value: input, issues: [] }, {});`);
			d2.write(`return result.issues.length === 0 ? result.value : INVALID;`);
		});
		d.write(`};`);
	});
	doc.write(`}`);
	const outputVar = newVar(ctx);
	doc.write(`const ${outputVar} = ${cacheConst}.parser(${accessor});`);
	doc.write(`if (${outputVar} === INVALID) return INVALID;`);
	return outputVar;
}
function generatePipeCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	const inputOutput = generateCheck(doc, ctx, def.in, accessor);
	if (def.transform) {
		if (isAsyncFunction(def.transform)) throw new ZodCompileAsyncError("z.compile: async transforms in pipes are not supported");
		const transformFn = def.transform;
		const helperFn = (value) => {
			const fakePayload = {
				value,
				issues: [],
				addIssue: pushIssue
			};
			const result = transformFn(value, fakePayload);
			if (result instanceof Promise) return INVALID;
			return fakePayload.issues.length === 0 ? result : INVALID;
		};
		const helperConst = addUserConstant(ctx, helperFn);
		const transformedVar = newVar(ctx);
		doc.write(`const ${transformedVar} = ${helperConst}(${inputOutput});`);
		doc.write(`if (${transformedVar} === INVALID) return INVALID;`);
		return generateCheck(doc, ctx, def.out, transformedVar);
	} else return generateCheck(doc, ctx, def.out, inputOutput);
}
function isAsyncFunction(fn) {
	return typeof fn === "function" && (fn.constructor.name === "AsyncFunction" || fn[Symbol.toStringTag] === "AsyncFunction");
}
function generateCustomCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	if (def.fn) {
		if (isAsyncFunction(def.fn)) throw new ZodCompileAsyncError("z.compile: async custom predicates are not supported");
		const fnConst = addUserConstant(ctx, def.fn);
		const throwAsyncConst = addConstant(ctx, throwAsync);
		const resVar = newVar(ctx);
		doc.write(`const ${resVar} = ${fnConst}(${accessor});`);
		doc.write(`if (${resVar} instanceof Promise) ${throwAsyncConst}();`);
		doc.write(`if (!${resVar}) return INVALID;`);
	} else throw new ZodCompileUnsupportedError("custom schema without a predicate function");
	return accessor;
}
function runtimeCatch(innerSchema, catchValue, value) {
	const result = innerSchema._zod.run({
		value,
		issues: []
	}, {});
	if (result && typeof result.then === "function") return INVALID;
	const r = result;
	if (r.issues.length === 0) return r.value;
	return catchValue();
}
function generateCatchCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	if (!def.catchValue["~constantCatch"]) throw new ZodCompileUnsupportedError("catch with a callback (only a constant catch value compiles)", false);
	const outputVar = newVar(ctx);
	doc.write(`let ${outputVar} = (() => {`);
	doc.indented((d) => {
		const innerOut = compileChild(d, ctx, def.innerType, accessor);
		d.write(`return ${innerOut};`);
	});
	doc.write(`})();`);
	const innerConst = addConstant(ctx, def.innerType);
	const catchConst = addUserConstant(ctx, def.catchValue);
	const catchHelperConst = addConstant(ctx, runtimeCatch);
	doc.write(`if (${outputVar} === INVALID) {`);
	doc.indented((d) => {
		d.write(`${outputVar} = ${catchHelperConst}(${innerConst}, ${catchConst}, ${accessor});`);
		d.write(`if (${outputVar} === INVALID) return INVALID;`);
	});
	doc.write(`}`);
	return outputVar;
}
function generateTransformCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	if (def.transform) {
		if (isAsyncFunction(def.transform)) throw new ZodCompileAsyncError("z.compile: async transforms are not supported");
		const transformFn = def.transform;
		const helperFn = (value) => {
			const fakePayload = {
				value,
				issues: [],
				addIssue: pushIssue
			};
			const result = transformFn(value, fakePayload);
			if (result instanceof Promise) return INVALID;
			return fakePayload.issues.length === 0 ? result : INVALID;
		};
		const helperConst = addUserConstant(ctx, helperFn);
		const outputVar = newVar(ctx);
		doc.write(`const ${outputVar} = ${helperConst}(${accessor});`);
		doc.write(`if (${outputVar} === INVALID) return INVALID;`);
		return outputVar;
	}
	return accessor;
}
// dist/lib/session-record/capture/journal-sink.js
function journalSink(target, account) {
	const write = async (input) => {
		if (input.type === "truncation") account.carry(input.truncation);
		else if (input.type === "refusal") account.stop("write_failed", input.error);
		else {
			const batch = account.prepare(input);
			if (batch === void 0) return;
			try {
				await target.write(batch.bytes);
				account.land(batch.bytes.length, batch.seq);
			} catch (error) {
				account.stop("write_failed", MachineryError.from("write", target.name, error));
			}
		}
	};
	const close = async () => {
		try {
			await target.close(encodeEnd(account.entries, account.truncation));
		} catch (error) {
			throw MachineryError.from("write", target.name, error);
		}
	};
	return new Writable({
		objectMode: true,
		write: (input, _encoding, done) => void write(input).then(() => done(), done),
		final: (done) => void close().then(() => done(), done)
	});
}
/** A journal in a file that was made for it. */
function fileTarget(fd, path) {
	const file = new JournalFile(fd);
	return {
		name: path,
		write: (batch) => file.append(batch),
		close: (end) => file.close(end, END_GRACE_MS)
	};
}
/** A journal in a stream, which is left open. */
function streamTarget(stream, name) {
	const write = (bytes) => new Promise((resolve, reject) => {
		stream.write(bytes, (error) => error ? reject(error) : resolve());
	});
	return {
		name,
		write,
		close: write
	};
}
// dist/lib/session-record/workspace/exclude-from-git.js
/** Anchored: a `.gg` folder deeper in the tree is not the journal's. */
const EXCLUDE_PATTERN = `/.gg/`;
/**
* Appends `/.gg/` to the exclude file of the repository whose working tree is
* `workspace`, once (session records, "Excluding the journal from git"). To be
* called when the workspace is seeded, before the journal is there: nothing can
* undo a commit that was made before. In a linked worktree the file is that of
* the repository, which all of its worktrees share.
*
* @throws CodedError `not-a-repository`: nothing was written
* @throws MachineryError `cannot-read`, `cannot-write`
*/
async function excludeFromGit(workspace) {
	const path = join(await commonFolder(workspace), "info", "exclude");
	const before = await readIfPresent(path);
	if (before.split("\n").some((line) => line.replace(/\r$/, "") === EXCLUDE_PATTERN)) return {
		path,
		added: false
	};
	const separator = before === "" || before.endsWith("\n") ? "" : "\n";
	try {
		await makeFolder(dirname(path));
		await appendFile(path, `${separator}${EXCLUDE_PATTERN}\n`);
	} catch (error) {
		throw MachineryError.from("write", path, error);
	}
	return {
		path,
		added: true
	};
}
/** The folder of the repository itself: `.git`, or where a `.git` file points to, and from a worktree's the shared one. */
async function commonFolder(workspace) {
	const dotGit = join(workspace, ".git");
	const folder = (await stat(dotGit).catch((error) => {
		if (isAbsent(error)) throw notARepository(workspace, "it has no .git");
		throw MachineryError.from("read", dotGit, error);
	})).isDirectory() ? dotGit : resolve(workspace, await pointerOf(dotGit, workspace));
	const common = (await readIfPresent(join(folder, "commondir"))).trim();
	const repository = common === "" ? folder : resolve(folder, common);
	await stat(join(repository, "HEAD")).catch((error) => {
		if (isAbsent(error)) throw notARepository(workspace, `${repository} holds no repository`);
		throw MachineryError.from("read", repository, error);
	});
	return repository;
}
async function pointerOf(dotGit, workspace) {
	const text = await readIfPresent(dotGit);
	const pointer = /^gitdir: (.+?)\r?\n?$/s.exec(text)?.[1];
	if (pointer === void 0) throw notARepository(workspace, "its .git names no folder");
	return pointer;
}
async function readIfPresent(path) {
	try {
		return await readFile(path, "latin1");
	} catch (error) {
		if (isAbsent(error)) return "";
		throw MachineryError.from("read", path, error);
	}
}
function isAbsent(error) {
	const code = systemErrorCode(error);
	return code === "ENOENT" || code === "ENOTDIR";
}
function notARepository(workspace, why) {
	return new CodedError("not-a-repository", `${workspace} is not the top of a git working tree: ${why}`, { hint: "name the top folder of the repository, or run git init there first" });
}
// dist/lib/session-record/capture/bodies.js
/** A free-form value in canonical form. */
var CanonicalJson = class CanonicalJson extends RawJson {
	/** The same as text, where it was made of a JavaScript value: it is encoded once, into the journal's line. */
	text;
	constructor(json) {
		super(typeof json === "string" ? NO_BYTES : json);
		this.text = typeof json === "string" ? json : void 0;
	}
	/** @throws JsonFault `too-deep` */
	static fromBytes(json) {
		if (json instanceof CanonicalJson) return json;
		return new CanonicalJson(canonicalBytes(json.bytes, 0, json.bytes.length, 500));
	}
	/** @throws NotJsonValue, CodedError `too-deep`, and whatever a `toJSON` or a getter throws */
	static fromValue(value) {
		return new CanonicalJson(canonicalText(value, 500));
	}
	get bytes() {
		return this.text === void 0 ? super.bytes : Buffer.from(this.text);
	}
	includes(ascii) {
		return this.text === void 0 ? super.bytes.includes(ascii, 0, "latin1") : this.text.includes(ascii);
	}
	get address() {
		return contentAddress(this.text ?? super.bytes);
	}
};
const NO_BYTES = Buffer.alloc(0);
/** A message or a toolset: its address, and what of it is stored. */
var AddressedBody = class {
	id;
	json;
	/**
	* @param id content address of the whole body, images included
	* @param json what is stored; undefined once it is known to be in the pool
	*/
	constructor(id, json) {
		this.id = id;
		this.json = json;
	}
};
/** A text: the address of the whole, and what of it is stored. */
var AddressedText = class {
	id;
	kept;
	originalBytes;
	/**
	* @param id content address of the whole text
	* @param kept UTF-8 of what is stored: the whole, or its tail
	* @param originalBytes size of the whole in UTF-8
	*/
	constructor(id, kept, originalBytes) {
		this.id = id;
		this.kept = kept;
		this.originalBytes = originalBytes;
	}
	get isClipped() {
		return this.kept.length < this.originalBytes;
	}
};
// dist/lib/session-record/capture/clip-payloads.js
function clipPayloads() {
	return stage((event, push) => push(clipEvent(event)));
}
/** The event with its texts addressed and clipped. */
function clipEvent(event) {
	switch (event.type) {
		case "shell":
		case "git": {
			const { command } = event;
			const stdout = addressText(command.stdout, STREAM_CEILING);
			const stderr = addressText(command.stderr, STREAM_CEILING);
			return {
				...event,
				command: {
					...command,
					stdout,
					stderr
				}
			};
		}
		case "tool_result": {
			const { outcome } = event;
			const output = addressText(outcome.output, TOOL_CEILING);
			const dataText = outcome.dataText ? { dataText: addressText(outcome.dataText, TOOL_CEILING) } : {};
			const summary = outcome.summary ? { summary: addressText(outcome.summary) } : {};
			return {
				...event,
				outcome: {
					...outcome,
					output,
					...dataText,
					...summary
				}
			};
		}
		default: return event;
	}
}
/**
* Addresses a text, and keeps its tail.
*
* @param ceiling most bytes of UTF-8 that are kept
*/
function addressText(text, ceiling = Number.POSITIVE_INFINITY) {
	if (text instanceof AddressedText) {
		const kept = clipTail(text.kept, ceiling);
		return kept === text.kept ? text : new AddressedText(text.id, kept, text.originalBytes);
	}
	return addressString(decodeString(text.bytes, 0, text.bytes.length), ceiling);
}
/** As {@link addressText}, of a JavaScript string. Half of a surrogate pair has no UTF-8 and becomes U+FFFD. */
function addressString(text, ceiling = Number.POSITIVE_INFINITY) {
	const whole = Buffer.from(text);
	return new AddressedText(contentAddress(whole), clipTail(whole, ceiling), whole.length);
}
/** The last `ceiling` bytes of UTF-8, or up to three less: what is kept begins at a character. */
function clipTail(utf8, ceiling) {
	if (utf8.length <= ceiling) return utf8;
	let start = utf8.length - ceiling;
	while (start < utf8.length && (utf8[start] & 192) === 128) start += 1;
	return Buffer.from(utf8.subarray(start));
}
// dist/lib/session-record/capture/reduce-images.js
function reduceImages() {
	return stage((event, push) => push(reduceEvent(event)));
}
/** The event with its bodies addressed and its images reduced. */
function reduceEvent(event) {
	switch (event.type) {
		case "model_io": return {
			...event,
			request: reduceRequest(event.request)
		};
		case "model_error": return {
			...event,
			request: reduceRequest(event.request)
		};
		case "prompt_frame":
			if (event.items.every((item) => item.message instanceof AddressedBody)) return event;
			return {
				...event,
				items: event.items.map((item) => ({
					...item,
					message: addressMessage(item.message)
				}))
			};
		case "tool_result": {
			const { outcome } = event;
			if (!outcome.images) return event;
			return {
				...event,
				outcome: {
					...outcome,
					images: outcome.images.map(describeImage)
				}
			};
		}
		default: return event;
	}
}
function reduceRequest(request) {
	const { messages, tools } = request;
	return {
		...request,
		messages: messages.map(addressMessage),
		...tools ? { tools: addressToolset(tools) } : {}
	};
}
/** Addresses a message, then reduces its images. */
function addressMessage(body) {
	if (body instanceof AddressedBody) return body;
	const json = CanonicalJson.fromBytes(body);
	return new AddressedBody(json.address, withoutImages(json));
}
/** Addresses a toolset, which is stored as it is. */
function addressToolset(tools) {
	if (tools instanceof AddressedBody) return tools;
	const json = CanonicalJson.fromBytes(tools);
	return new AddressedBody(json.address, json);
}
/** The descriptor of an image beside a tool's output. */
function describeImage({ mediaType, bytes, dataBase64 }) {
	return {
		mediaType,
		bytes: bytes ?? decodedSize(dataBase64)
	};
}
/** Decoded size of a base64 string token, quotes included, in bytes. */
function decodedSize(token) {
	const text = token ? token.bytes.subarray(1, -1) : Buffer.alloc(0);
	let length = text.length;
	while (length > 0 && text[length - 1] === 61) length -= 1;
	return Math.floor(length * 3 / 4);
}
const PAYLOAD_KEY = "\"dataBase64\":";
/** Canonical bytes spell every key one way, so most bodies are known at once to hold no image. */
function withoutImages(json) {
	if (!json.includes(PAYLOAD_KEY)) return json;
	const { bytes } = json;
	const cuts = [];
	findPayloads(bytes, 0, 0, cuts);
	return cuts.length === 0 ? json : CanonicalJson.fromBytes(new RawJson(applyCuts(bytes, cuts)));
}
function findPayloads(bytes, at, depth, cuts) {
	if (bytes[at] === 91) {
		const find = (start) => findPayloads(bytes, start, depth + 1, cuts);
		elements(bytes, at, bytes.length, find, depth);
	} else if (bytes[at] === 123) findInObject(bytes, at, depth, cuts);
}
function findInObject(bytes, at, depth, cuts) {
	const values = /* @__PURE__ */ new Map();
	const end = members(bytes, at, bytes.length, (keyStart, keyEnd, start, valueEnd) => {
		values.set(decodeString(bytes, keyStart, keyEnd), [
			keyStart,
			start,
			valueEnd
		]);
	}, depth);
	const payload = values.get("dataBase64");
	if (payload === void 0 || !values.has("mediaType") || bytes[payload[1]] !== 34) {
		for (const [, start] of values.values()) findPayloads(bytes, start, depth + 1, cuts);
		return;
	}
	if (values.has("bytes")) cuts.push(cutMember(bytes, payload[0], payload[2]));
	else {
		const size = decodedSize(new RawJson(bytes.subarray(payload[1], skipString(bytes, payload[1], end))));
		cuts.push({
			start: payload[0],
			end: payload[2],
			instead: `"bytes":${size}`
		});
	}
}
/** The range of a member of canonical JSON with one of its commas. */
function cutMember(bytes, start, end) {
	if (bytes[end] === 44) return {
		start,
		end: end + 1,
		instead: ""
	};
	return {
		start: bytes[start - 1] === 44 ? start - 1 : start,
		end,
		instead: ""
	};
}
function applyCuts(bytes, cuts) {
	const pieces = [];
	let from = 0;
	for (const { start, end, instead } of cuts) {
		pieces.push(bytes.subarray(from, start), Buffer.from(instead));
		from = end;
	}
	pieces.push(bytes.subarray(from));
	return Buffer.concat(pieces);
}
// dist/lib/session-record/capture/intern-bodies.js
function internBodies() {
	const interner = new Interner();
	return stage((event, push) => {
		if (event.type === "truncation" || event.type === "refusal") push(event);
		else push(interner.intern(event));
	});
}
/** The pools behind {@link internBodies}. */
var Interner = class {
	#messages = /* @__PURE__ */ new Map();
	#toolsets = /* @__PURE__ */ new Map();
	#texts = /* @__PURE__ */ new Map();
	#textCount = 0;
	/** @throws CodedError `missing-seq` */
	intern(event) {
		const lines = [];
		switch (event.type) {
			case "session":
				lines.push(headerOf(event));
				break;
			case "seed":
				lines.push({
					type: "seed",
					seed: withSortedMaps(event.seed)
				});
				break;
			case "agent":
				lines.push({
					type: "agent",
					agent: event.agent
				});
				break;
			default: {
				const entry = this.#entryOf(event, lines);
				lines.push({
					type: "entry",
					entry
				});
			}
		}
		return {
			type: "batch",
			lines
		};
	}
	#entryOf(event, lines) {
		const seq = requireSeq(event);
		switch (event.type) {
			case "model_io":
			case "model_error": return {
				...event,
				seq,
				request: this.#requestOf(event.request, lines)
			};
			case "tool_result": return {
				...event,
				seq,
				outcome: this.#outcomeOf(event.outcome, lines)
			};
			case "prompt_frame": {
				const items = event.items.map((item) => ({
					...item,
					message: this.#message(item.message, lines)
				}));
				return {
					...event,
					seq,
					items
				};
			}
			case "shell":
			case "git": return {
				...event,
				seq,
				command: this.#commandOf(event.command, lines)
			};
			case "cancel_probe":
			case "clock": return {
				...event,
				seq
			};
		}
	}
	#requestOf({ role, shape, messages, tools }, lines) {
		const indices = messages.map((message) => this.#message(message, lines));
		const toolset = tools ? { toolset: this.#toolset(tools, lines) } : {};
		return {
			role,
			shape,
			messages: indexListOf(indices),
			...toolset
		};
	}
	#outcomeOf(outcome, lines) {
		const { ok, images, data, failure } = outcome;
		const output = this.#text(outcome.output, lines);
		const dataText = outcome.dataText ? { dataText: this.#text(outcome.dataText, lines) } : {};
		return {
			ok,
			output,
			...outcome.summary ? { summary: this.#text(outcome.summary, lines) } : {},
			...images && images.length > 0 ? { images: images.map(descriptorOf) } : {},
			...isPresent(data) ? { data } : {},
			...dataText,
			...isPresent(failure) ? { failure } : {}
		};
	}
	#commandOf(command, lines) {
		const stdout = this.#text(command.stdout, lines);
		const stderr = this.#text(command.stderr, lines);
		return {
			...command,
			stdout,
			stderr
		};
	}
	#message(body, lines) {
		const { id, json } = addressMessage(body);
		const known = this.#messages.get(id);
		if (known !== void 0) return known;
		const index = this.#messages.size;
		this.#messages.set(id, index);
		lines.push({
			type: "message",
			index,
			message: {
				id,
				body: requireJson(id, json)
			}
		});
		return index;
	}
	#toolset(body, lines) {
		const { id, json } = addressToolset(body);
		const known = this.#toolsets.get(id);
		if (known !== void 0) return known;
		const index = this.#toolsets.size;
		this.#toolsets.set(id, index);
		lines.push({
			type: "toolset",
			index,
			toolset: {
				id,
				tools: requireJson(id, json)
			}
		});
		return index;
	}
	#text(given, lines) {
		const text = addressText(given);
		const known = this.#texts.get(text.id);
		if (known !== void 0 && known.keptBytes >= text.kept.length) return known.index;
		const index = this.#textCount;
		this.#textCount += 1;
		this.#texts.set(text.id, {
			index,
			keptBytes: text.kept.length
		});
		lines.push({
			type: "text",
			index,
			text: stringToken(text.kept),
			...clipOf(text, index)
		});
		return index;
	}
};
function headerOf({ sessionId, routingKey, capabilitySet, recorder }) {
	return {
		type: "header",
		formatVersion: 1,
		sessionId,
		routingKey,
		capabilitySet,
		recorder: recorder ?? {}
	};
}
function requireSeq({ type, seq }) {
	if (seq !== void 0) return seq;
	throw new CodedError("missing-seq", `an event of type ${type} has no seq`, { hint: "put the stage `sequence` before this one" });
}
function requireJson(id, json) {
	if (json !== void 0) return json;
	throw new CodedError("foreign-handle", `the body ${id} was handed to another recorder`, { hint: "make the handle with the recorder that it is given to" });
}
function withSortedMaps(seed) {
	const { modelWindows, modelModalities } = seed;
	return {
		...seed,
		...modelWindows ? { modelWindows: sorted(modelWindows) } : {},
		...modelModalities ? { modelModalities: sorted(modelModalities) } : {}
	};
}
function sorted(map) {
	return Object.fromEntries(Object.entries(map).sort(([left], [right]) => compareCodePoints(left, right)));
}
function descriptorOf(image) {
	return {
		mediaType: image.mediaType,
		bytes: image.bytes ?? 0
	};
}
/** Null says the same as nothing at all. */
function isPresent(json) {
	return json !== void 0 && json.bytes.toString("latin1", 0, 5) !== "null";
}
function indexListOf(indices) {
	let max = -1;
	for (const index of indices) if (index > max) max = index;
	return new IndexList(Buffer.from(`[${indices.join(",")}]`, "latin1"), indices.length, max);
}
/** The JSON string of a text's UTF-8. */
function stringToken(utf8) {
	return new RawJson(Buffer.from(JSON.stringify(utf8.toString())));
}
function clipOf(text, index) {
	if (!text.isClipped) return {};
	return { clip: {
		text: index,
		originalBytes: text.originalBytes,
		originalId: text.id
	} };
}
// dist/lib/session-record/capture/encode-lines.js
/** Compiled, because a frame repeats an item for every message of a window. */
const checkedLine = compile(journalLine);
/**
* The bytes of some lines, each with its line feed, in a buffer of their own.
*
* @throws TypedFault for a value that the journal's schema refuses: what no reader would take is not written
*/
function encodeLines(lines) {
	const pieces = new Pieces();
	for (const line of lines) {
		const checked = checkedLine.safeParse(line);
		if (!checked.success) throw asFault(line, checked.error);
		append(checked.data, pieces);
		pieces.text("\n");
	}
	return pieces.join();
}
/** Text and bytes, joined at the end. */
var Pieces = class {
	#pieces = [];
	#text = "";
	#size = 0;
	text(text) {
		this.#text += text;
	}
	/** Takes something large as a piece of its own: joining it with other text would copy it once more. */
	whole(piece) {
		this.#flush();
		this.#pieces.push(piece);
		this.#size += typeof piece === "string" ? Buffer.byteLength(piece) : piece.length;
	}
	join() {
		this.#flush();
		const joined = Buffer.allocUnsafeSlow(this.#size);
		let at = 0;
		for (const piece of this.#pieces) at += typeof piece === "string" ? joined.write(piece, at) : piece.copy(joined, at);
		return joined;
	}
	#flush() {
		if (this.#text === "") return;
		this.#pieces.push(this.#text);
		this.#size += Buffer.byteLength(this.#text);
		this.#text = "";
	}
};
function append(value, pieces) {
	if (typeof value === "string") pieces.text(stringText(value));
	else if (typeof value !== "object") pieces.text(String(value));
	else if (value instanceof CanonicalJson && value.text !== void 0) pieces.whole(value.text);
	else if (value instanceof RawJson || value instanceof IndexList) pieces.whole(value.bytes);
	else if (value instanceof SpelledNumber) pieces.text(value.text);
	else if (Array.isArray(value)) appendArray(value, pieces);
	else appendObject(value, pieces);
}
/** Words of the format and ids: printable ASCII without a quote or a backslash. */
const PLAIN = /^[ !#-[\]-~]*$/;
/** A string as JSON. Most of a frame is short words, which need no look at every letter's escape. */
function stringText(text) {
	return WORDS.get(text) ?? (text.length < 64 && PLAIN.test(text) ? `"${text}"` : JSON.stringify(text));
}
function appendArray(values, pieces) {
	pieces.text("[");
	for (let i = 0; i < values.length; i += 1) {
		if (i > 0) pieces.text(",");
		append(values[i], pieces);
	}
	pieces.text("]");
}
function appendObject(object, pieces) {
	let text = "{";
	for (const key of Object.keys(object)) {
		const value = object[key];
		if (value === void 0 || value === null) continue;
		if (text !== "{") text += ",";
		text += KEYS.get(key) ?? `${JSON.stringify(key)}:`;
		if (typeof value === "string") text += stringText(value);
		else if (typeof value !== "object") text += String(value);
		else {
			pieces.text(text);
			text = "";
			append(value, pieces);
		}
	}
	pieces.text(`${text}}`);
}
/** The words of the format that a frame repeats. */
const WORDS = new Map([...promptItem.shape.slot.options, ...promptItem.shape.retention.options].map((word) => [word, `"${word}"`]));
/** The keys of a prompt item as they are written: a frame repeats them for every message of a window. */
const KEYS = new Map(Object.keys(promptItem.shape).map((key) => [key, `${JSON.stringify(key)}:`]));
function asFault(line, error) {
	const issue = error.issues[0];
	const path = issue?.path.map(String).join(".");
	return new TypedFault("wrong-type", `a ${line.type} line cannot be written: "${path}": ${issue?.message}`);
}
// dist/lib/session-record/capture/journal-account.js
var JournalAccount = class {
	#rules = new JournalRules("that is being written");
	#maxBytes;
	#line = 1;
	#bytes = 0;
	#entries = 0;
	#lastSeq;
	#reason;
	#error;
	#carried;
	#onStop;
	/**
	* @param maxBytes ceiling of the whole journal in bytes, its closing line left out; exactly as many are allowed
	* @param onStop called once, when capture stops
	*/
	constructor(maxBytes = Number.POSITIVE_INFINITY, onStop = () => {}) {
		this.#maxBytes = maxBytes;
		this.#onStop = onStop;
	}
	get bytes() {
		return this.#bytes;
	}
	get entries() {
		return this.#entries;
	}
	get lastSeq() {
		return this.#lastSeq;
	}
	get stopReason() {
		return this.#reason;
	}
	/** What made capture stop, where there is more to say than the reason. */
	get error() {
		return this.#error;
	}
	/** How the journal's closing line says that it is cut short; undefined for a complete one. */
	get truncation() {
		if (this.#reason === void 0) return this.#carried;
		return truncationOf(this.#reason, this);
	}
	/**
	* Encodes a batch, and checks it against the journal's rules and the ceiling.
	*
	* @returns undefined when capture has stopped, now or before
	*/
	prepare({ lines }) {
		if (this.#reason !== void 0) return void 0;
		let bytes;
		let seq;
		try {
			bytes = encodeLines(lines);
			for (const line of lines) {
				this.#rules.admit(line, {
					line: this.#line,
					offset: this.#bytes
				});
				this.#line += 1;
				if (line.type === "entry") seq = line.entry.seq;
			}
		} catch (error) {
			this.stop("write_failed", error);
			return;
		}
		if (this.#bytes + bytes.length > this.#maxBytes) {
			this.stop("byte_ceiling");
			return;
		}
		return {
			bytes,
			seq
		};
	}
	/** Counts a batch that was queued. @param size in bytes */
	land(size, seq) {
		this.#bytes += size;
		if (seq === void 0) return;
		this.#entries += 1;
		this.#lastSeq = seq;
	}
	/** Stops capture for good. A later reason changes nothing. */
	stop(reason, error) {
		if (this.#reason !== void 0) return;
		this.#reason = reason;
		if (error !== void 0) this.#error = error instanceof Error ? error : new Error(String(error));
		this.#onStop(reason, this.#error);
	}
	/** Takes over the truncation of the record that these events were taken from. */
	carry(truncation) {
		this.#carried = truncation;
	}
};
/** @throws CodedError `invalid-max-bytes` unless it is a whole number above 0 */
function requireCeiling(maxBytes) {
	if (Number.isSafeInteger(maxBytes) && maxBytes > 0) return;
	throw new CodedError("invalid-max-bytes", `the journal's ceiling is ${maxBytes} bytes`, { hint: "state the most bytes that the journal may have, as a whole number above 0" });
}
// dist/lib/session-record/capture/lift-data-text.js
/** Which member of `data.data` is the text, by the `kind` of the data. */
const LIFTED = /* @__PURE__ */ new Map([["fileText", "contents"], ["shell", "body"]]);
function liftDataText() {
	return stage((event, push) => push(liftFromEvent(event)));
}
/** The event, with the text lifted out of its data if there is one. */
function liftFromEvent(event) {
	if (event.type !== "tool_result") return event;
	const { outcome } = event;
	if (outcome.data === void 0 || outcome.dataText !== void 0 && outcome.dataText !== null) return event;
	const lifted = lift(outcome.data);
	return lifted === void 0 ? event : {
		...event,
		outcome: {
			...outcome,
			...lifted
		}
	};
}
function lift({ bytes }) {
	const outer = membersOf(bytes, 0);
	const kind = outer?.get("kind");
	if (kind === void 0 || bytes[kind[0]] !== 34) return void 0;
	const member = LIFTED.get(decodeString(bytes, kind[0], kind[1]));
	const inner = outer?.get("data");
	if (member === void 0 || inner === void 0) return void 0;
	const text = membersOf(bytes, inner[0])?.get(member);
	if (text === void 0 || bytes[text[0]] !== 34) return void 0;
	const [start, end] = text;
	const data = Buffer.concat([
		bytes.subarray(0, start),
		Buffer.from("\"\""),
		bytes.subarray(end)
	]);
	return {
		data: new CanonicalJson(canonicalBytes(data)),
		dataText: new RawJson(bytes.subarray(start, end))
	};
}
function membersOf(bytes, at) {
	if (bytes[at] !== 123) return void 0;
	const ranges = /* @__PURE__ */ new Map();
	members(bytes, at, bytes.length, (keyStart, keyEnd, start, end) => {
		ranges.set(decodeString(bytes, keyStart, keyEnd), [start, end]);
	});
	return ranges;
}
// dist/lib/session-record/capture/events.js
const message = rawObject;
const tools = rawArray;
const text = rawString;
/** The first event: which session this is. */
const sessionEvent = object({
	type: literal("session"),
	sessionId: string(),
	routingKey: string().nullish(),
	capabilitySet: rawObject,
	recorder: recorder.nullish()
});
const seedEvent = object({
	type: literal("seed"),
	seed
});
/** An agent came into existence, or its loop ended: the whole row each time. */
const agentEvent = object({
	type: literal("agent"),
	agent: agentRow,
	/** Absolute path of the agent's own workspace root; working directories below it become relative. Not recorded. */
	workspace: string().nullish()
});
/** The last event of a session that is known to be cut short. */
const truncationEvent = object({
	type: literal("truncation"),
	truncation
});
const captureRequest = object({
	role: request.shape.role,
	shape: request.shape.shape,
	messages: array(message),
	tools: tools.nullish()
});
const failure = { message: string() };
/** Each class has exactly its own keys. */
const captureError = discriminatedUnion("kind", [
	object({
		kind: literal("missing_api_key"),
		...failure
	}),
	object({
		kind: literal("fatal"),
		...failure,
		status: uint16.nullish()
	}),
	object({
		kind: literal("retry_exhausted"),
		...failure,
		attempts: uint32.nullish()
	}),
	object({
		kind: literal("vision_unsupported"),
		...failure,
		modelId: string().nullish()
	}),
	object({
		kind: literal("parse"),
		...failure
	}),
	object({
		kind: literal("response_loop"),
		...failure,
		attempts: uint32.nullish()
	}),
	object({
		kind: literal("timeout"),
		...failure
	}),
	object({
		kind: literal("provider_mismatch"),
		...failure
	})
]);
/** An image beside a tool's output; the payload is dropped, its size is kept. */
const captureImage = object({
	mediaType: imageDescriptor.shape.mediaType,
	bytes: uint53.nullish(),
	dataBase64: rawString.nullish()
});
const captureOutcome = object({
	ok: toolOutcome.shape.ok,
	output: text,
	summary: text.nullish(),
	images: array(captureImage).nullish(),
	data: rawJson.optional(),
	dataText: text.nullish(),
	failure: rawJson.optional()
});
const captureCommand = object({
	command: command.shape.command,
	cwd: command.shape.cwd,
	exitCode: int32,
	stdout: text,
	stderr: text
});
const captureItem = promptItem.extend({ message });
const entry = { agentId: string() };
const entryEvent = discriminatedUnion("type", [
	object({
		type: literal("model_io"),
		...entry,
		request: captureRequest,
		response: rawJson,
		durationMs: uint53.nullish()
	}),
	object({
		type: literal("model_error"),
		...entry,
		request: captureRequest,
		error: captureError,
		durationMs: uint53.nullish()
	}),
	object({
		type: literal("tool_result"),
		...entry,
		call: toolCall,
		outcome: captureOutcome
	}),
	object({
		type: literal("prompt_frame"),
		...entry,
		items: array(captureItem)
	}),
	object({
		type: literal("shell"),
		...entry,
		origin: _enum([
			"tool",
			"program",
			"hook"
		]),
		command: captureCommand
	}),
	object({
		type: literal("git"),
		...entry,
		command: captureCommand
	}),
	object({
		type: literal("cancel_probe"),
		...entry,
		canceled: boolean()
	}),
	object({
		type: literal("clock"),
		...entry,
		elapsedMs: uint53,
		remainingMs: uint53.nullish()
	})
]);
/** One line of a stream of capture events. */
const captureEvent = discriminatedUnion("type", [
	sessionEvent,
	seedEvent,
	agentEvent,
	truncationEvent,
	...entryEvent.options
]);
// dist/lib/session-record/capture/read-events.js
/** A line that is no capture event, or one in the wrong place. */
var EventFault = class extends CodedError {
	constructor(code, line, reason, hint) {
		super(code, `line ${line.number}, byte ${line.offset}, is no capture event: ${reason}`, {
			line: line.number,
			offset: line.offset,
			hint
		});
	}
};
const HINT = "the events before it are captured; see docs/capture-events.md for what a line holds";
const readEvent = typedReader(captureEvent);
/** @param concluded called when nothing more will be looked at */
function readEvents(concluded = () => {}) {
	const order = new EventOrder();
	let isConcluded = false;
	return stage((line, push) => {
		if (isConcluded) return;
		try {
			const event = read(line);
			if (event === void 0) return;
			order.admit(event, line);
			push(event);
		} catch (error) {
			if (!(error instanceof EventFault)) throw error;
			isConcluded = true;
			push({
				type: "refusal",
				error
			});
			concluded();
		}
	}, (push) => {
		if (!isConcluded && !order.hasSession) push({
			type: "refusal",
			error: nothingCame()
		});
	});
}
function nothingCame() {
	return new CodedError("missing-session", "the input holds no capture event", { hint: "pipe the events of a session into this; the first of them is the session" });
}
function read(line) {
	if (line.kind === "tail") throw new EventFault("torn-line", line, "the input ends inside it, without a line feed", HINT);
	if (line.kind === "overlong") throw new EventFault("line-too-long", line, `it has ${line.size} bytes, more than are held`, HINT);
	if (line.bytes.length === 0) return void 0;
	return readLine(line);
}
function readLine(line) {
	try {
		return canonicalized(readEvent(line.bytes).value);
	} catch (error) {
		if (error instanceof JsonFault || error instanceof TypedFault) throw new EventFault(error.code, line, error.message, HINT);
		throw error;
	}
}
/** The same value with every free-form part in canonical form. */
function canonicalized(value) {
	if (value instanceof RawJson) return CanonicalJson.fromBytes(value);
	if (Array.isArray(value)) return value.map(canonicalized);
	if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
	return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, canonicalized(member)]));
}
/** The session comes first and once, a truncation last. */
var EventOrder = class {
	#hasSession = false;
	#isOver = false;
	get hasSession() {
		return this.#hasSession;
	}
	admit(event, line) {
		if (this.#isOver) throw new EventFault("event-after-truncation", line, "it follows the truncation", HINT);
		if (event.type === "session" && this.#hasSession) throw new EventFault("second-session", line, "the session event came before", HINT);
		if (event.type !== "session" && !this.#hasSession) throw new EventFault("missing-session", line, "the first event must be the session", HINT);
		this.#hasSession = true;
		this.#isOver = event.type === "truncation";
	}
};
// dist/lib/session-record/capture/sequence.js
/** The counter behind {@link sequence}. */
var Sequence = class {
	#next = 0;
	/** The event with its `seq`, or as it is when it is no entry. */
	stamp(event) {
		switch (event.type) {
			case "session":
			case "seed":
			case "agent":
			case "truncation":
			case "refusal": return event;
			default: {
				const seq = this.#next;
				this.#next += 1;
				return {
					...event,
					seq
				};
			}
		}
	}
};
function sequence() {
	const counter = new Sequence();
	return stage((event, push) => push(counter.stamp(event)));
}
// dist/lib/session-record/capture/working-directory.js
/** The agents' workspaces, and where a directory lies in them. */
var Workspaces = class {
	#roots = /* @__PURE__ */ new Map();
	#fallback;
	/** @param fallback the workspace of an agent that named none */
	constructor(fallback) {
		this.#fallback = fallback;
	}
	/** The event, with its working directory measured. */
	measure(event) {
		switch (event.type) {
			case "agent": {
				const { agent, workspace } = event;
				if (workspace !== void 0 && workspace !== null) this.#roots.set(agent.agentId, workspace);
				return event;
			}
			case "shell":
			case "git": {
				const { command } = event;
				return {
					...event,
					command: {
						...command,
						cwd: this.#below(event.agentId, command.cwd)
					}
				};
			}
			case "tool_result": {
				const { call } = event;
				return call.cwd ? {
					...event,
					call: {
						...call,
						cwd: this.#below(event.agentId, call.cwd)
					}
				} : event;
			}
			default: return event;
		}
	}
	#below(agentId, cwd) {
		const root = this.#roots.get(agentId) ?? this.#fallback;
		return cwd.type === "absolute" && root !== void 0 ? measureCwd(root, cwd.path) : cwd;
	}
};
/** Where `path` lies, measured against the workspace `root`. Both are absolute. */
function measureCwd(root, path) {
	const above = componentsOf(root);
	const components = componentsOf(path);
	const isBelow = above.every((component, index) => component === components[index]);
	const rest = components.slice(above.length);
	if (!isBelow || rest.includes("..")) return {
		type: "absolute",
		path
	};
	return rest.length === 0 ? { type: "workspace" } : {
		type: "relative",
		path: rest.join("/")
	};
}
const SEPARATOR = process.platform === "win32" ? /[\\/]+/ : /\/+/;
function componentsOf(path) {
	return path.split(SEPARATOR).filter((component) => component !== "" && component !== ".");
}
function measureWorkingDirectories() {
	const workspaces = new Workspaces();
	return stage((event, push) => push(workspaces.measure(event)));
}
// dist/pipelines/capture-session.js
/**
* Captures a session from a stream of events (session records, "The capture
* journal"). Memory does not grow with the session's bodies: it holds one event,
* and an address for each body.
*
* @param events NDJSON, as docs/capture-events.md describes it
* @throws MachineryError when the events cannot be read or the journal cannot be closed
*/
async function captureSession(events, options) {
	const { target, maxBytes, maxLine, watch = new PassThrough() } = options;
	if (maxBytes !== void 0) requireCeiling(maxBytes);
	const account = new JournalAccount(maxBytes);
	const stop = new AbortController();
	await pipeline(until(events, stop.signal), watch, lines(maxLine === void 0 ? {} : { maxLine }), readEvents(() => stop.abort()), sequence(), measureWorkingDirectories(), liftDataText(), reduceImages(), clipPayloads(), internBodies(), journalSink(target, account));
	const { entries, bytes, truncation, error } = account;
	return {
		entries,
		bytes,
		...truncation === void 0 ? {} : { truncation },
		...error === void 0 ? {} : { error }
	};
}
// dist/bin/gg-capture.js
const program = createProgram("gg-capture", "Captures a session: events as NDJSON on standard input become a journal (see docs/capture-events.md).", [
	"gg-capture < events.ndjson > replay.ndjson",
	"gg-capture < events.ndjson | gg-assemble > replay.json.gz",
	"my-harness | gg-capture -o replay.ndjson --max-bytes 268435456",
	"my-harness | gg-capture --workspace /path/to/repository --max-bytes 268435456"
]).option("-o, --output <file>", "where the journal goes; standard output without it or with -").option("--max-bytes <n>", "the most bytes that the journal may have", wholeNumber(1, Number.MAX_SAFE_INTEGER)).option("--workspace <dir>", `journal to .gg/${JOURNAL_FILE} in it, and keep that out of its git`).option("--force", "replace a journal that is there").option("--max-line <bytes>", "the longest event that is held (default: 67108864)", wholeNumber(1, 2 ** 29)).option("--report <file>", "write what was done as JSON; - is standard output, with -o or --workspace").option("--strict", "exit 3 when the journal is truncated").option("--json", "errors as JSON").option("-q, --quiet", "no progress and no remarks").option("--no-progress", "no progress").addHelpText("after", exitCodes()).action(async (options) => {
	checkOptions(options);
	const report = await capture(await openTarget(options), options);
	if (options.report !== void 0) await writeReport(options.report, printable(report));
	if (report.error !== void 0) throw report.error;
	if (report.truncation === void 0) return;
	if (options.quiet !== true) remark(report);
	if (options.strict === true) process.exitCode = EXIT.partial;
});
await runProgram(program);
async function capture(target, options) {
	const { maxBytes, maxLine } = options;
	const events = await openStandardInput();
	try {
		return await captureSession(events.stream, {
			target,
			...maxBytes === void 0 ? {} : { maxBytes },
			...maxLine === void 0 ? {} : { maxLine },
			...progressWanted(options) ? { watch: byteProgress("capturing", await events.size?.()) } : {}
		});
	} finally {
		await events.close();
	}
}
async function openTarget(options) {
	if (options.workspace !== void 0) await excludeFromGit(options.workspace);
	const path = outputPath(options);
	if (path === void 0) return streamTarget(process.stdout, "standard output");
	return fileTarget(createJournal(path, options.force === true), path);
}
function outputPath({ output, workspace }) {
	if (workspace !== void 0) return join(workspace, ".gg", JOURNAL_FILE);
	return output === "-" ? void 0 : output;
}
function checkOptions(options) {
	const { workspace, output, maxBytes, report } = options;
	if (workspace !== void 0 && output !== void 0) throw new UsageError("--workspace says where the journal goes", "leave out -o");
	if (workspace !== void 0 && maxBytes === void 0) throw new UsageError("--workspace needs --max-bytes: a journal that grows beside the work must not fill its disk", "such as --max-bytes 268435456");
	if (report === "-" && outputPath(options) === void 0) throw new UsageError("the journal and the report cannot both go to standard output", "name a file with -o");
}
/** The report with what its error says in the place of the error. */
function printable({ error, ...figures }) {
	return {
		...figures,
		...error ? { error: error.message } : {}
	};
}
function remark({ truncation, entries }) {
	const last = truncation?.lastSeq == null ? "" : `, the last of them seq ${truncation.lastSeq}`;
	process.stderr.write(`gg-capture: the journal is truncated (${truncation?.reason}): it holds ${entries} ${entries === 1 ? "entry" : "entries"}${last}\n`);
}
function exitCodes() {
	return `
Exit codes:
  0  the journal is written (truncated ones too: see stderr)
  1  an event was refused, or a journal is there already
  2  the command line is wrong
  3  the journal is written, and it is truncated (--strict)
  4  reading or writing failed
`;
}
export {};
