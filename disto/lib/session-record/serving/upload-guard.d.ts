/** Why an upload is refused; undefined when it is not. */
export interface UploadRefusal {
    readonly status: 401 | 403;
    readonly error: 'token-required' | 'not-local' | 'cross-site';
    readonly message: string;
}
/**
 * @param remoteAddress of the peer; undefined when it is not known
 * @param token that uploads must carry; without one only loopback may upload
 */
export declare function judgeUpload(headers: Headers, remoteAddress: string | undefined, token: string | undefined): UploadRefusal | undefined;
//# sourceMappingURL=upload-guard.d.ts.map