/** Node's codes of a certificate with an unknown authority. */
const untrusted: ReadonlySet<unknown> = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

const isUntrusted = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && untrusted.has(error.code)) || isUntrusted(error.cause));

/** Describes why the server of a setting cannot be used and what to do; names the URL without its password. */
export const describeServerError = (setting: string, url: string, error: Error): string => {
  const advice = isUntrusted(error)
    ? 'Name the file of its authority’s certificate by NODE_EXTRA_CA_CERTS, or mend the setting.'
    : 'Start that server, mend the setting or leave it out.';
  return `${setting} ${new URL(url).host} cannot be used: ${error.message.trim()}. ${advice}`;
};
