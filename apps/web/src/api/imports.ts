import { imports } from '@vitrina/contract';
import { createTsr } from './client.ts';

/** Generated hooks of the imports of files. */
export const importsTsr = createTsr(imports);
