import { accountEndpointExamples } from './account.examples.ts';
import { authEndpointExamples } from './auth.examples.ts';
import { brandEndpointExamples } from './brand.examples.ts';
import { categoryEndpointExamples } from './category.examples.ts';
import type { contract } from './contract.ts';
import { findEndpointExamples } from './find.examples.ts';
import { followEndpointExamples } from './follow.examples.ts';
import { healthEndpointExamples } from './health.examples.ts';
import { importsEndpointExamples } from './imports.examples.ts';
import { keyEndpointExamples } from './key.examples.ts';
import { marketEndpointExamples } from './history.examples.ts';
import { periodEndpointExamples } from './period.examples.ts';
import { productEndpointExamples } from './product.examples.ts';
import { sectionEndpointExamples } from './section.examples.ts';
import { sellerEndpointExamples } from './seller.examples.ts';
import { sessionEndpointExamples } from './session.examples.ts';
import { shareEndpointExamples } from './share.examples.ts';
import { expectComplete, type Missing } from './serving/expect-complete.ts';

const endpointExamples = {
  health: healthEndpointExamples,
  auth: authEndpointExamples,
  period: periodEndpointExamples,
  seller: sellerEndpointExamples,
  brand: brandEndpointExamples,
  category: categoryEndpointExamples,
  section: sectionEndpointExamples,
  product: productEndpointExamples,
  find: findEndpointExamples,
  market: marketEndpointExamples,
  follow: followEndpointExamples,
  key: keyEndpointExamples,
  session: sessionEndpointExamples,
  account: accountEndpointExamples,
  share: shareEndpointExamples,
  imports: importsEndpointExamples,
};

expectComplete<
  Missing<typeof contract, typeof endpointExamples, 'has no example: add it to <entity>.examples.ts'>
>();

/** The example of any endpoint. */
interface AnyExample {
  readonly request: Readonly<Record<string, unknown>> | undefined;
  readonly response: unknown;
}

/** Returns the example of an endpoint by its name, `entity.endpoint`; throws if it has none. */
export function endpointExample(name: string): AnyExample {
  const [entity = '', key = ''] = name.split('.');
  const ofEntity: Readonly<Record<string, AnyExample>> | undefined = new Map(
    Object.entries<Readonly<Record<string, AnyExample>>>(endpointExamples),
  ).get(entity);
  const example = ofEntity?.[key];
  if (!example) throw new Error(`${name} has no example: add it to ${entity}.examples.ts`);
  return example;
}
