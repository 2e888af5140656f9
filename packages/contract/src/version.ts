/** The version of the contract: a breaking change raises the first number. */
export const CONTRACT_VERSION = '1.10.0';
