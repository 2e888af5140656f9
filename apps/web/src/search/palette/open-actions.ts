import type { Option } from '../option.ts';
import { createOpenRegistry } from './open-registry.ts';

/** An action of a control on the screen. */
interface OpenAction extends Pick<Option, 'key' | 'title' | 'icon' | 'words'> {
  run: () => void;
  /** Whether every screen has the control. */
  isEverywhere?: boolean;
}

const openActions = createOpenRegistry<OpenAction | undefined>();

/**
 * Lists the actions of controls as options, topmost first; of controls that share a key the first counts.
 * @param ofEveryScreen whether to list those of controls that every screen has, or the others
 */
export function listOpenActions(ofEveryScreen: boolean): readonly Option[] {
  const byKey = new Map<string, Option>();
  for (const action of openActions.list()) {
    if (action === undefined || byKey.has(action.key)) continue;
    const { run, isEverywhere = false, ...option } = action;
    if (isEverywhere !== ofEveryScreen) continue;
    byKey.set(action.key, { ...option, target: { run } });
  }
  return [...byKey.values()];
}

/** Registers an action for the palette while its control is mounted; undefined for none. */
export const useOpenAction = openActions.useEntry;
