/** How filed times are printed: UTC with six decimals and `Z`. Undefined for a time that the four-digit years do not have. */
export function formatMicroseconds(time) {
    const date = new Date(Math.floor(time / 1000));
    if (Number.isNaN(date.getTime()))
        return undefined;
    const text = date.toISOString();
    if (text.length !== 'YYYY-MM-DDTHH:MM:SS.mmmZ'.length)
        return undefined;
    const micros = ((Math.floor(time) % 1000) + 1000) % 1000;
    return `${text.slice(0, -1)}${String(micros).padStart(3, '0')}Z`;
}
//# sourceMappingURL=filed-time.js.map