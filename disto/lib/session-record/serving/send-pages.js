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
export async function sendPages(pages, outgoing, turns) {
    const { socket } = outgoing.req;
    let wake = () => { };
    const taken = () => wake();
    const isBlocked = () => outgoing.writableLength > 0 && !socket.destroyed;
    // A write whose connection ends may never be called back.
    socket.once('close', taken);
    let isStarved = false;
    /** @returns whether there is more to send */
    const sendSome = async () => {
        for (let sent = 0; sent < PAGES_A_TURN && !isBlocked();) {
            if (socket.destroyed)
                return false;
            const page = pages.next();
            if (page !== undefined) {
                outgoing.write(page, taken);
                // Node holds a write back until the next tick, to join it with others: here there are none.
                socket.uncork();
                sent += 1;
            }
            else if (pages.isDistant) {
                isStarved = true;
                return true;
            }
            else if (!(await pages.more()))
                return false;
        }
        return true;
    };
    /** @returns whether more came; a client that goes does not wait for it */
    const waitForMore = () => new Promise((resolve, reject) => {
        wake = () => {
            if (socket.destroyed)
                resolve(false);
        };
        pages.more().then(resolve, reject);
    });
    try {
        while (await turns.take(sendSome)) {
            if (isStarved && !(await waitForMore()))
                break;
            isStarved = false;
            while (isBlocked()) {
                await new Promise((resolve) => {
                    wake = resolve;
                });
            }
        }
        outgoing.end();
    }
    catch {
        outgoing.destroy();
    }
    finally {
        socket.off('close', taken);
        await pages.close();
    }
}
//# sourceMappingURL=send-pages.js.map