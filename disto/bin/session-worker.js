import { c as SessionUnreadable, t as workInThread } from "./session-work-mubibJPq.js";
import { t as CodedError } from "./errors-CfE0sfLm.js";
import { parentPort } from "node:worker_threads";
// dist/pipelines/session-worker.js
/** Does one task; whatever it fails with becomes an answer. */
async function performTask({ id, candidate, gate, fromOffset }) {
	const { checkedFirstLine } = gate;
	const given = {
		...gate,
		checkedFirstLine: checkedFirstLine && Buffer.from(checkedFirstLine)
	};
	try {
		return {
			id,
			read: fromOffset === void 0 ? await workInThread.count(candidate, given) : await workInThread.digest(candidate, given, fromOffset)
		};
	} catch (error) {
		const { message } = error;
		if (error instanceof SessionUnreadable) return {
			id,
			unreadable: message
		};
		return {
			id,
			failure: {
				code: error instanceof CodedError ? error.code : "internal",
				message
			}
		};
	}
}
parentPort?.on("message", async (task) => {
	parentPort?.postMessage(await performTask(task));
});
export { performTask };
