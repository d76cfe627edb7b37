import { t as CodedError } from "./errors-CfE0sfLm.js";
// dist/lib/session-record/salvage/salvage-fault.js
const HINTS = {
	"engine-unsupported": "name a socket with --engine unix:///path, or set DOCKER_HOST to one",
	"engine-unreachable": "is the engine running? name its socket with --engine unix:///path, or set DOCKER_HOST",
	"container-unknown": "the container is gone, or belongs to another engine",
	"journal-too-large": "raise --max-bytes if the journal is to be trusted",
	"timed-out": "raise --timeout"
};
/** A journal that could not be collected: nothing of it is kept. */
var SalvageFault = class extends CodedError {
	constructor(code, message, cause) {
		super(code, message, {
			cause,
			hint: HINTS[code]
		});
	}
};
export { SalvageFault as t };
