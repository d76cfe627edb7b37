const UID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
/** Whether a text has the form of a submission's uid: a UUID of RFC 9562, in either case. */
export function isUid(text) {
    return UID.test(text);
}
//# sourceMappingURL=uid.js.map