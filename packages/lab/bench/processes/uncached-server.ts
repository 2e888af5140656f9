import { readConfig } from '../../../../apps/api/src/config.ts';
import { openSources } from '../../../../apps/api/src/installation/open-sources.ts';
import { createOutput } from '../../../../apps/api/src/lifecycle/output.ts';
import { serve } from '../../../../apps/api/src/lifecycle/serve.ts';

// The product's server without a response cache; the setting's minimum is 1 MB.
const config = { ...readConfig(), cacheBytes: 0 };
await serve(config, openSources(config), createOutput(config, process.stdout));
