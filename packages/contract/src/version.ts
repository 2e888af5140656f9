/** The version of the contract: a breaking change raises the first number. */
export const CONTRACT_VERSION = '1.11.0';
