/** The longest prefix of a text that has at most `limit` bytes in UTF-8 and ends with a whole character. */
export function boundText(text, limit) {
    const bytes = Buffer.from(text);
    if (bytes.length <= limit)
        return text;
    let end = limit;
    while (end > 0 && (bytes[end] & 0xc0) === 0x80)
        end -= 1;
    return bytes.toString('utf8', 0, end);
}
//# sourceMappingURL=bounded-text.js.map