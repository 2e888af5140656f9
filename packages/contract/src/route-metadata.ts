/**
 * The parts of the contract that a backend may implement one by one: `core` is mandatory, `find` is the search over
 * all entities, `insight` comparisons, histories and causes, `account` a person's stored state,
 * `import` files that people send.
 */
export const profiles = ['core', 'find', 'insight', 'account', 'import'] as const;
export type Profile = (typeof profiles)[number];

/** Facts about a route beyond its schemas. */
export interface RouteMetadata {
  /** Error of a response without a readable body, in English. */
  readonly errorSummary: string;
  readonly profile: Profile;
}

/** Reads the metadata of an endpoint of the contract. */
export const readMetadata = ({ metadata }: { readonly metadata?: unknown }): RouteMetadata =>
  metadata as RouteMetadata;

/** Types the metadata of a route. */
export const defineMetadata = (metadata: RouteMetadata): RouteMetadata => metadata;
