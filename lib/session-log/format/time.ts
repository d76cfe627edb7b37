const RFC_3339 = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.(\d+))?(?:Z|([+-])(\d{2}):(\d{2}))$/;

/**
 * Reads an RFC 3339 time with a fraction of any length.
 *
 * @returns microseconds since 1970 UTC, cut, or undefined when the text is no such time
 */
export function parseTime(text: string): number | undefined {
  const match = RFC_3339.exec(text);
  if (match === null) return undefined;
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  const date = new Date(0);
  // Date.UTC takes the years 0 to 99 for 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  date.setUTCHours(hour, minute, second);
  const offset = offsetMinutes(match[8], match[9], match[10]);
  if (offset === undefined) return undefined;
  const fraction = Number((match[7] ?? '').slice(0, 6).padEnd(6, '0'));
  return (date.getTime() - offset * 60_000) * 1000 + fraction;
}

function offsetMinutes(sign?: string, hours?: string, minutes?: string): number | undefined {
  if (sign === undefined) return 0;
  if (Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
