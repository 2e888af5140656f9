/**
 * The parts of the contract that a backend may implement one by one: `core` is what every backend has, `find` the
 * search over all entities, `insight` comparisons, histories and causes, `account` what is stored for a person.
 */
export const profiles = ['core', 'find', 'insight', 'account'] as const;
export type Profile = (typeof profiles)[number];

/** The facts about a route beside its schemas. */
export interface RouteMetadata {
  /** The error of a response without a readable body, in English. */
  readonly errorSummary: string;
  readonly profile: Profile;
}

/** Reads the metadata of an endpoint of the contract. */
export const readMetadata = ({ metadata }: { readonly metadata?: unknown }): RouteMetadata =>
  metadata as RouteMetadata;

/** Types the metadata of a route. */
export const defineMetadata = (metadata: RouteMetadata): RouteMetadata => metadata;
