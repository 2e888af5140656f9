import type { Option } from '../option.ts';
import { createOpenRegistry } from './open-registry.ts';

/** An action of a control on the screen. */
interface OpenAction extends Pick<Option, 'key' | 'title' | 'icon' | 'words'> {
  run: () => void;
}

const openActions = createOpenRegistry<OpenAction | undefined>();

/** Lists the actions on the screen as options, topmost first; of controls that share a key the first counts. */
export function listOpenActions(): readonly Option[] {
  const byKey = new Map<string, Option>();
  for (const action of openActions.list()) {
    if (action === undefined || byKey.has(action.key)) continue;
    const { run, ...option } = action;
    byKey.set(action.key, { ...option, target: { run } });
  }
  return [...byKey.values()];
}

/** Registers an action for the palette while its control is mounted; undefined for none. */
export const useOpenAction = openActions.useEntry;
