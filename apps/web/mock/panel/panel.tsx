import { useId, useSyncExternalStore } from 'react';
import type { Watched } from '../kept.ts';
import { isScenario, type Scenario, scenarios } from '../scenarios/scenario.ts';
import type { CodesState } from '../sign-in/codes.ts';
import { type AnswersState, asTheMarket, changedIn, choose, isReport } from './answers.ts';
import './panel.css';

interface ScenarioSelectProps {
  readonly label: string;
  readonly usual: string;
  readonly value: Scenario | undefined;
  readonly onChange: (scenario: Scenario | undefined) => void;
}

function ScenarioSelect({ label, usual, value, onChange }: ScenarioSelectProps) {
  const id = useId();
  return (
    <div className="mock-call" data-changed={value !== undefined || undefined}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChange(isScenario(target.value) ? target.value : undefined)}
      >
        <option value="">{usual}</option>
        {Object.entries(scenarios).map(([scenario, title]) => (
          <option key={scenario} value={scenario}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The codes on their way, which no mail brings. */
const Codes = ({ sent }: Pick<CodesState, 'sent'>) => (
  <div aria-live="polite" className="mock-codes">
    {Object.entries(sent).map(([email, { code }]) => (
      <p key={email}>
        Код для {email}: <strong>{code}</strong>
      </p>
    ))}
  </div>
);

interface ChoicesProps {
  readonly names: readonly string[];
  readonly state: AnswersState;
  readonly write: (state: AnswersState) => void;
}

/** How each call is answered, all reports at once or one by one. */
const Choices = ({ names, state, write }: ChoicesProps) => (
  <div id="mock-calls" className="mock-calls">
    <p>Как ответить на следующий запрос. Выбор переживает перезагрузку.</p>
    <ScenarioSelect
      label="Все отчёты"
      usual="как рынок"
      value={state.all}
      onChange={(all) => write({ ...state, all })}
    />
    <div className="mock-list">
      {names.map((name) => (
        <ScenarioSelect
          key={name}
          label={name}
          usual={state.all !== undefined && isReport(name) ? 'как все отчёты' : 'как рынок'}
          value={state.calls[name]}
          onChange={(scenario) => write(choose(state, name, scenario))}
        />
      ))}
    </div>
    <button
      type="button"
      disabled={changedIn(state) === 0}
      onClick={() => write({ ...asTheMarket, isOpen: true })}
    >
      Вернуть все ответы рынка
    </button>
  </div>
);

interface PanelProps {
  /** The names of all calls. */
  readonly names: readonly string[];
  readonly answers: Watched<AnswersState>;
  readonly codes: Watched<CodesState>;
}

/** The mock's own corner: the codes of sign-in, and how each call is answered from its next request on. */
export function Panel({ names, answers, codes }: PanelProps) {
  const state = useSyncExternalStore(answers.subscribe, answers.read);
  const { sent } = useSyncExternalStore(codes.subscribe, codes.read);
  const changed = changedIn(state);
  return (
    <aside aria-label="Ответы" className="mock-panel">
      <Codes sent={sent} />
      {state.isOpen && <Choices names={names} state={state} write={answers.write} />}
      <button
        type="button"
        className="mock-toggle"
        aria-expanded={state.isOpen}
        aria-controls="mock-calls"
        onClick={() => answers.write({ ...state, isOpen: !state.isOpen })}
      >
        Ответы{changed > 0 && ` · ${changed}`}
      </button>
    </aside>
  );
}
