import { paths } from '../routing/paths.ts';
import { formatShortcut } from '@vitrina/ui/shortcut';
import { CircleHelp, FolderTree, House, Search, Store, Tag } from 'lucide-react';
import { useLocation } from 'react-router';
import { EntityList } from '../search/entity-list.tsx';
import { useOpenPalette } from '../search/palette/open-palette.ts';
import { useFollowedAndRecent } from '../follow/use-followed-and-recent.ts';
import { useRoutes } from '../routing/routes-context.ts';
import { AppLink } from '../routing/app-link.tsx';
import { findNearestPath } from './find-nearest-path.ts';
import { Page } from '../routing/page.tsx';
import { insertElements } from '@vitrina/ui/insert-elements';
import * as screens from '#texts/screens';
import * as texts from '#texts/pages/not-found';

/** Suggested pages. */
const suggestions = [
  {
    title: screens.home,
    description: texts.aboutHome,
    href: paths.home(),
    icon: House,
  },
  {
    title: screens.findSellers,
    description: texts.aboutSellers,
    href: paths.sellers(),
    icon: Store,
  },
  {
    title: screens.findCategories,
    description: texts.aboutCategories,
    href: paths.categories(),
    icon: FolderTree,
  },
  { title: screens.findBrands, description: texts.aboutBrands, href: paths.brands(), icon: Tag },
  {
    title: screens.method,
    description: texts.aboutMethod,
    href: paths.method(),
    icon: CircleHelp,
  },
];

/** The unknown path, and the similar one, if any. */
function UnknownPath() {
  const { pathname, search } = useLocation();
  const { routes, findRoute } = useRoutes();
  const known = routes
    .map(({ path }) => path)
    .filter((path) => path !== paths.publicHome() && path !== paths.login());
  const nearestPath = findNearestPath(pathname, known);
  const nearest = nearestPath === undefined ? undefined : findRoute(nearestPath);
  return (
    <p className="mt-1 max-w-[60ch] max-md:mt-0 text-ink-2 [overflow-wrap:anywhere]">
      {insertElements(texts.unknownPath, {
        path: <bdi className="line-clamp-3 inline font-mono text-ink">{pathname.slice(0, 100)}</bdi>,
      })}{' '}
      {nearest !== undefined &&
        insertElements(texts.nearest, {
          link: (
            <AppLink href={nearest.path + search} className="rounded-mark text-accent underline">
              {texts.quoted(nearest.title)}
            </AppLink>
          ),
        })}
    </p>
  );
}

const Suggestions = () => (
  <ul className="min-w-0">
    {suggestions.map(({ title, description, href, icon: Icon }) => (
      <li key={href} className="border-b border-line-soft last:border-0">
        <AppLink
          href={href}
          className="group flex min-h-11 items-center gap-3 rounded-mark py-1.5 focus-visible:-outline-offset-2"
        >
          <Icon className="size-4 shrink-0 text-ink-3" aria-hidden="true" />
          <span className="min-w-0">
            <span className="font-medium group-hover:text-accent group-hover:underline">{title}</span>
            <span className="block text-label font-normal text-ink-2">{description}</span>
          </span>
        </AppLink>
      </li>
    ))}
  </ul>
);

/** Maximum entities, as many as rows of suggestions beside them. */
const MAX_ENTITIES = 6;

/** Followed and recent entities; hidden without any. */
function Entities() {
  const { followed, recent } = useFollowedAndRecent();
  const entities = [...followed, ...recent].slice(0, MAX_ENTITIES);
  if (entities.length === 0) return null;
  return (
    <section className="min-w-0 py-5 xl:py-4">
      <h2 className="mb-1.5 text-section">{texts.entities}</h2>
      <EntityList entities={entities} />
    </section>
  );
}

/** The screen of an unknown path. */
export function Component() {
  const openPalette = useOpenPalette();
  return (
    <Page title={texts.title}>
      <div className="max-w-[64rem] px-(--gutter) py-8 max-md:py-5">
        <h1 lang={texts.titleLanguage} className="text-title max-md:sr-only">
          {texts.title}
        </h1>
        <UnknownPath />
        <button
          type="button"
          onClick={openPalette}
          aria-keyshortcuts="Control+K Meta+K"
          className="mt-5 flex min-h-11 w-full max-w-[36rem] items-center gap-3 rounded-control border border-line-control px-3.5 py-1 text-left text-ink-2 hover:bg-hover hover:text-ink"
        >
          <Search className="size-4 shrink-0" aria-hidden="true" />
          <span className="min-w-0 flex-1 truncate">{texts.search}</span>
          <kbd
            aria-hidden="true"
            className="rounded-badge border border-line-quiet px-1.5 font-sans text-axis max-md:hidden"
          >
            {formatShortcut('k')}
          </kbd>
        </button>
        <div className="mt-3 grid grid-cols-1 gap-x-12 lg:grid-cols-2">
          <section className="min-w-0 py-5 xl:py-4">
            <h2 className="mb-1.5 text-section">{texts.sections}</h2>
            <Suggestions />
          </section>
          <Entities />
        </div>
      </div>
    </Page>
  );
}
