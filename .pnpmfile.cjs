/** openapi-typescript writes types with the compiler's JavaScript API, which TypeScript 7 does not have. */
function readPackage(manifest) {
  if (manifest.name !== 'openapi-typescript') return manifest;
  const { peerDependencies: _typescript, ...rest } = manifest;
  return { ...rest, dependencies: { ...rest.dependencies, typescript: '5.9.3' } };
}

module.exports = { hooks: { readPackage } };
