/** An S3-compatible server that keeps objects as files; it has no types of its own. */
declare module '@20minutes/s3rver' {
  interface Options {
    hostname: string;
    port: number;
    directory: string;
    silent: boolean;
    allowMismatchedSignatures: boolean;
    configureBuckets: readonly { name: string }[];
  }
  export default class S3rver {
    constructor(options: Options);
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
