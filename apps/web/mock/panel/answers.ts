import type { Scenario } from '../scenarios/scenario.ts';

/** What is chosen in the panel: for single calls by name, and for all other reports. */
export interface AnswersState {
  readonly isOpen: boolean;
  readonly all: Scenario | undefined;
  readonly calls: Readonly<Record<string, Scenario>>;
}

/** Every call is answered as the market does. */
export const asTheMarket: AnswersState = { isOpen: false, all: undefined, calls: {} };

/** Whether a call is one of all reports: who is signed in and which weeks there are is none. */
export const isReport = (name: string): boolean => !/^(?:auth\.|health\.|period\.list$)/.test(name);

/** How a call is answered; undefined as the market does. */
export const chosenFor = ({ all, calls }: AnswersState, name: string): Scenario | undefined =>
  calls[name] ?? (isReport(name) ? all : undefined);

/** The choice with another scenario for one call; undefined takes its own back. */
export function choose(state: AnswersState, name: string, scenario: Scenario | undefined): AnswersState {
  const { [name]: _before, ...others } = state.calls;
  return { ...state, calls: scenario === undefined ? others : { ...others, [name]: scenario } };
}

/** How many choices were made. */
export const changedIn = ({ all, calls }: AnswersState): number =>
  Object.keys(calls).length + Number(all !== undefined);
