import { useId, useSyncExternalStore } from 'react';
import type { WatchedValue } from '../stored-value.ts';
import { isScenario, type Scenario, scenarios } from '../scenarios/scenario.ts';
import type { CodesState } from '../sign-in/codes.ts';
import {
  type PanelState,
  initialPanelState,
  countOverrides,
  withEndpointScenario,
  isReport,
} from './panel-state.ts';
import './panel.css';

interface ScenarioSelectProps {
  readonly label: string;
  readonly defaultLabel: string;
  readonly value: Scenario | undefined;
  readonly onChange: (scenario: Scenario | undefined) => void;
}

function ScenarioSelect({ label, defaultLabel, value, onChange }: ScenarioSelectProps) {
  const id = useId();
  return (
    <div className="mock-endpoint" data-changed={value !== undefined || undefined}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChange(isScenario(target.value) ? target.value : undefined)}
      >
        <option value="">{defaultLabel}</option>
        {Object.entries(scenarios).map(([scenario, title]) => (
          <option key={scenario} value={scenario}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Sign-in codes that the mock has sent. */
const Codes = ({ sent }: Pick<CodesState, 'sent'>) => (
  <div aria-live="polite" className="mock-codes">
    {Object.entries(sent).map(([email, { code }]) => (
      <p key={email}>
        Код для {email}: <strong>{code}</strong>
      </p>
    ))}
  </div>
);

interface ScenarioListProps {
  readonly names: readonly string[];
  readonly state: PanelState;
  readonly onChange: (state: PanelState) => void;
}

/** The scenario of all reports, and of each endpoint. */
const ScenarioList = ({ names, state, onChange }: ScenarioListProps) => (
  <div id="mock-scenarios" className="mock-scenarios">
    <p>Как ответить на следующий запрос. Выбор переживает перезагрузку.</p>
    <ScenarioSelect
      label="Все отчёты"
      defaultLabel="как рынок"
      value={state.allReports}
      onChange={(all) => onChange({ ...state, allReports: all })}
    />
    <div className="mock-list">
      {names.map((name) => (
        <ScenarioSelect
          key={name}
          label={name}
          defaultLabel={state.allReports !== undefined && isReport(name) ? 'как все отчёты' : 'как рынок'}
          value={state.endpoints[name]}
          onChange={(scenario) => onChange(withEndpointScenario(state, name, scenario))}
        />
      ))}
    </div>
    <button
      type="button"
      disabled={countOverrides(state) === 0}
      onClick={() => onChange({ ...initialPanelState, isOpen: true })}
    >
      Вернуть все ответы рынка
    </button>
  </div>
);

interface PanelProps {
  /** The names of all endpoints. */
  readonly names: readonly string[];
  readonly panelState: WatchedValue<PanelState>;
  readonly codes: WatchedValue<CodesState>;
}

/** The panel of the mock mode: sign-in codes, and the scenario of each endpoint from its next request on. */
export function Panel({ names, panelState, codes }: PanelProps) {
  const state = useSyncExternalStore(panelState.subscribe, panelState.read);
  const { sent } = useSyncExternalStore(codes.subscribe, codes.read);
  const overrides = countOverrides(state);
  return (
    <aside aria-label="Ответы" className="mock-panel">
      <Codes sent={sent} />
      {state.isOpen && <ScenarioList names={names} state={state} onChange={panelState.write} />}
      <button
        type="button"
        className="mock-toggle"
        aria-expanded={state.isOpen}
        aria-controls="mock-scenarios"
        onClick={() => panelState.write({ ...state, isOpen: !state.isOpen })}
      >
        Ответы{overrides > 0 && ` · ${overrides}`}
      </button>
    </aside>
  );
}
