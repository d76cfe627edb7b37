// What a record says beside its five streamed arrays: identity, seed, agents,
// and how the journal ended. Held in memory; it grows with the number of agents.
export class RecordHead {
    header;
    /** The last seed line's object, as bytes. */
    seed;
    /** The last row of each agent, as bytes, in the order of first rows. */
    agents = new Map();
    end;
    damage;
    /** Keeps what belongs to the head. @returns whether the item did */
    keep(item) {
        if (item.kind === 'damage')
            this.damage = item.damage;
        return item.kind !== 'line' || this.#keepLine(item);
    }
    #keepLine({ value, bytesOf, place }) {
        switch (value.type) {
            case 'header':
                this.header = {
                    formatVersion: copyOf(bytesOf, 'formatVersion'),
                    recorder: copyOf(bytesOf, 'recorder'),
                    sessionId: copyOf(bytesOf, 'sessionId'),
                    routingKey: value.routingKey == null ? undefined : copyOf(bytesOf, 'routingKey'),
                    capabilitySet: copyOf(bytesOf, 'capabilitySet'),
                };
                return true;
            case 'seed':
                this.seed = copyOf(bytesOf, 'seed');
                return true;
            case 'agent':
                // A Map keeps the place of a key that is set again: the later row, at the earlier position.
                this.agents.set(value.agent.agentId, copyOf(bytesOf, 'agent'));
                return true;
            case 'end':
                this.end = {
                    value,
                    place,
                    truncation: value.truncation == null ? undefined : copyOf(bytesOf, 'truncation'),
                };
                return true;
            default:
                return false;
        }
    }
}
/** A copy, because a view would keep its whole line. */
function copyOf(bytesOf, key) {
    return Buffer.from(bytesOf(key));
}
//# sourceMappingURL=record-head.js.map