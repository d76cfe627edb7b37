/**
 * Whether a client accepts gzip (wire format 5.2). Only the request's header
 * decides, never what is stored. A named coding outranks `*`.
 *
 * @param header `Accept-Encoding`, several lines of it joined by commas
 */
export declare function acceptsGzip(header: string | undefined | null): boolean;
//# sourceMappingURL=negotiation.d.ts.map