/** openapi-typescript writes types with the compiler's JavaScript API, which TypeScript 7 does not have. */
function readPackage(manifest) {
  if (manifest.name !== 'openapi-typescript') return manifest;
  const { peerDependencies: _typescript, ...rest } = manifest;
  return { ...rest, dependencies: { ...rest.dependencies, typescript: '5.9.3' } };
}

/** Who installs the packed contract has its own zod and @ts-rest/core, and passes their objects to it. */
function beforePacking(manifest) {
  if (manifest.name !== '@vitrina/contract') return manifest;
  const { dependencies: _exact, devDependencies: _tools, scripts: _ours, ...packed } = manifest;
  return { ...packed, peerDependencies: { '@ts-rest/core': '>=3.53.0-rc.1 <4', zod: '^4.3.0' } };
}

module.exports = { hooks: { beforePacking, readPackage } };
