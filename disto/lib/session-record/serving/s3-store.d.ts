import type { RunStore } from './run-store.js';
export interface S3Options {
    /** Base URL of the service, such as `https://s3.eu-central-1.amazonaws.com`. */
    readonly endpoint: string;
    readonly bucket: string;
    readonly region: string;
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
    readonly sessionToken?: string;
    /** What stands before `runs/` in the names of objects (default: nothing). */
    readonly prefix?: string;
}
/** @throws by its methods: MachineryError `missing-package`, `store-failed` */
export declare function s3Store(options: S3Options): RunStore;
//# sourceMappingURL=s3-store.d.ts.map