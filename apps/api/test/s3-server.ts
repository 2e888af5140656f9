import { connect, createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import S3rver from '@20minutes/s3rver';

/** The bucket of the server. */
export const BUCKET = 'feeds';

/** The only user of the server. */
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** Starts an S3-compatible server with a bucket in a folder. */
export async function startS3Server(directory: string) {
  const server = new S3rver({
    hostname: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    // It signs a bucket's path without the final slash that the SDK sends; unknown keys are still refused.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials });
  return {
    port,
    /** Environment of a process that reads from the server. */
    environment: {
      AWS_ENDPOINT_URL_S3: endpoint,
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
    put: async (key: string, content: string | Uint8Array) => {
      await client.send(new PutObjectCommand({ Bucket: BUCKET, Key: key, Body: content }));
    },
    read: async (key: string): Promise<string | undefined> => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: BUCKET, Key: key }));
      return Body?.transformToString();
    },
    list: async (): Promise<readonly (string | undefined)[]> => {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: BUCKET }));
      return Contents.map(({ Key }) => Key);
    },
    close: async () => {
      client.destroy();
      await server.close();
    },
  };
}

/** A proxy's change to the bytes of a response: returns other bytes, or cuts the connection. */
type Tamper = (bytes: Buffer) => Buffer | 'cut';

/** Starts a proxy before a port that may change responses. */
export async function startTamperingProxy(port: number, tamper: Tamper) {
  const proxy = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    client.pipe(upstream);
    upstream.on('data', (bytes) => {
      const passed = tamper(bytes);
      if (passed === 'cut') {
        client.destroy();
        upstream.destroy();
      } else client.write(passed);
    });
    upstream.on('end', () => client.end());
    for (const socket of [client, upstream]) socket.on('error', () => undefined);
    client.on('close', () => upstream.destroy());
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: () => void proxy.close(),
  };
}
