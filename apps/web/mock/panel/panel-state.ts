import type { Scenario } from '../scenarios/scenario.ts';

/** Scenarios chosen in the panel: one for all reports, and one per endpoint, which takes precedence. */
export interface PanelState {
  readonly isOpen: boolean;
  readonly allReports: Scenario | undefined;
  /** By endpoint name, such as `seller.info`. */
  readonly endpoints: Readonly<Record<string, Scenario>>;
}

/** No scenario is chosen: the mock market responds. */
export const initialPanelState: PanelState = { isOpen: false, allReports: undefined, endpoints: {} };

/** Whether an endpoint returns a report, and so follows the choice for all reports. */
export const isReport = (name: string): boolean => !/^(?:auth\.|health\.|period\.list$)/.test(name);

/** Returns an endpoint's scenario; undefined for the market's own response. */
export const getScenario = ({ allReports, endpoints }: PanelState, name: string): Scenario | undefined =>
  endpoints[name] ?? (isReport(name) ? allReports : undefined);

/** Sets an endpoint's scenario; undefined removes it. */
export function withEndpointScenario(
  state: PanelState,
  name: string,
  scenario: Scenario | undefined,
): PanelState {
  const { [name]: _removed, ...others } = state.endpoints;
  return { ...state, endpoints: scenario === undefined ? others : { ...others, [name]: scenario } };
}

/** Counts the scenarios chosen. */
export const countOverrides = ({ allReports, endpoints }: PanelState): number =>
  Object.keys(endpoints).length + Number(allReports !== undefined);
