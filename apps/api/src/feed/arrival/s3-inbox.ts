import { posix } from 'node:path';
import {
  DeleteObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { type Delivery, type Inbox, isFeedFile, isMark, MARK } from './deliveries.ts';
import { formatS3Address, type S3Address, type S3Settings } from '../../s3-address.ts';
import { createS3Client, toS3Error } from './s3-client.ts';

/** Lists the names directly below a prefix, without those in its subfolders. */
async function listNames(client: S3Client, { bucket, key: prefix }: S3Address): Promise<string[]> {
  const names: string[] = [];
  const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix, Delimiter: '/' });
  for await (const { Contents = [] } of pages) {
    names.push(...Contents.flatMap(({ Key }) => (Key === undefined ? [] : [Key.slice(prefix.length)])));
  }
  return names;
}

async function listFiles(client: S3Client, inbox: S3Address, name: string, names: readonly string[]) {
  const address = { ...inbox, key: inbox.key + name };
  if (names.includes(name)) return [formatS3Address(address)];
  const folder = { ...address, key: `${address.key}/` };
  const inside = (await listNames(client, folder)).filter(isFeedFile).toSorted();
  return inside.map((file) => formatS3Address({ ...folder, key: folder.key + file }));
}

async function list(client: S3Client, inbox: S3Address): Promise<Delivery[]> {
  const names = await listNames(client, inbox);
  const deliveries: Delivery[] = [];
  for (const mark of names.filter(isMark).toSorted()) {
    const name = mark.slice(0, -MARK.length);
    deliveries.push({ name, files: await listFiles(client, inbox, name, names) });
  }
  return deliveries;
}

/** Opens a folder of a bucket as an inbox. Its methods throw FeedError. */
export function openS3Inbox({ bucket, key }: S3Address, settings: S3Settings): Inbox {
  const client = createS3Client(settings);
  const inbox = { bucket, key: key === '' || key.endsWith('/') ? key : `${key}${posix.sep}` };
  return {
    folder: undefined,
    list: () =>
      list(client, inbox).catch((error: unknown) => {
        throw toS3Error(inbox, 'listed', error);
      }),
    mark: async ({ name }, outcome, text) => {
      const base = { Bucket: bucket };
      try {
        await client.send(
          new PutObjectCommand({ ...base, Key: `${inbox.key}${name}.${outcome}`, Body: `${text}\n` }),
        );
        await client.send(new DeleteObjectCommand({ ...base, Key: `${inbox.key}${name}${MARK}` }));
      } catch (error) {
        throw toS3Error({ bucket, key: `${inbox.key}${name}${MARK}` }, 'replaced', error);
      }
    },
  };
}
