import type { Rolldown } from 'vite';

/** The contract's entry imports everything; a page that imports one schema needs only its module. */
const CONTRACT_ENTRY = '/packages/contract/src/index.ts';

/** Creates a check whether a module of the public pages imports a module, directly or indirectly. */
function createPublicCheck() {
  const results = new Map<string, boolean>();
  return function isPublic(id: string, context: Rolldown.ChunkingContext): boolean {
    const known = results.get(id);
    if (known !== undefined) return known;
    const isPage = id.includes('/web/src/pages/public/');
    results.set(id, isPage);
    const importers = context.getModuleInfo(id)?.importers ?? [];
    const result =
      isPage ||
      importers.some((importer) => !importer.endsWith(CONTRACT_ENTRY) && isPublic(importer, context));
    results.set(id, result);
    return result;
  };
}

const isPublic = createPublicCheck();

/**
 * Charts load late; pages, searches, explanations and separate lists load with the few screens that show them. A
 * catalogue loads with the module whose path it has.
 */
const lateFolders =
  /\/d3-|\/primitives\/count-chips|\/ui\/src\/(?:texts\/\w+\/)?charts\/|\/web\/src\/(?:texts\/\w+\/)?(?:pages\/|search\/|report\/(?:briefing\/(?!briefing\.ts)|charts\/concentration|changes\/|movers\/|market-part\/part-lists|profile\/entity-list|trend\/(?:history|known-events)))/;

/** Modules of entity rooms that open with a tab, a search or a separate screen. */
const lateModules = 'search|briefing|use-\\w+-briefing|change|describe|entry|movement|one-page|price|rival';

/** Creates a check whether a module is in the first load of the profiles of some rooms. */
const createRoomCheck = (rooms: string) =>
  new RegExp(`/web/src/(?:texts/\\w+/)?(?:${rooms})/(?!${lateModules})`);

/**
 * Few large chunks compress better than many small ones. Each group contains the modules that at least
 * `minShareCount` lazy parts import, with their dependencies; the first matching group wins.
 */
export const chunkGroups = {
  groups: [
    { name: 'first', tags: ['$initial' as const] },
    {
      name: (id: string, context: Rolldown.ChunkingContext) => (isPublic(id, context) ? 'public' : null),
      minShareCount: 2,
    },
    { name: 'screens', test: (id: string) => !lateFolders.test(id), minShareCount: 5 },
    { name: 'seller', test: createRoomCheck('seller') },
    { name: 'brand', test: createRoomCheck('brand') },
    { name: 'category', test: createRoomCheck('category') },
  ],
};
