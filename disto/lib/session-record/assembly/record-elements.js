// Stage: checked journal items in; out come the elements of the record's five
// streamed arrays, as bytes cut out of the journal's lines. Everything else is
// kept in the record's head.
//
// Holds the head. Never fails.
import { FEW_ITEMS, stage } from '../../stream/stage.js';
export function recordElements(head) {
    return stage((item, push) => {
        if (head.keep(item))
            return;
        const line = item;
        switch (line.value.type) {
            case 'message':
                push(element('messages', line, 'message'));
                break;
            case 'toolset':
                push(element('toolsets', line, 'toolset'));
                break;
            case 'text':
                push(element('texts', line, 'text'));
                if (line.value.clip)
                    push(element('clips', line, 'clip'));
                break;
            case 'entry':
                push(element('entries', line, 'entry'));
                break;
        }
    }, undefined, FEW_ITEMS);
}
function element(segment, line, key) {
    return { segment, bytes: line.bytesOf(key) };
}
//# sourceMappingURL=record-elements.js.map