import { setupWorker } from 'msw/browser';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMockBackend, notFoundHandler } from './backend.ts';
import { noFollows } from '@vitrina/conformance/sign-in-backend/stored-follows.ts';
import { noKeys } from '@vitrina/conformance/sign-in-backend/stored-keys.ts';
import { noShares } from '@vitrina/conformance/sign-in-backend/stored-shares.ts';
import { combineHandlers } from './mocked-endpoints.ts';
import { inBrowser } from './stored-value.ts';
import { noImports } from '@vitrina/conformance/sign-in-backend/stored-imports.ts';
import { initialPanelState, getScenario } from './panel/panel-state.ts';
import { Panel } from './panel/panel.tsx';
import { withScenario } from './scenarios/with-scenario.ts';
import { noCodes } from './sign-in/codes.ts';
import { noSessions } from '@vitrina/conformance/sign-in-backend/rotating-sessions.ts';

const panelState = inBrowser(sessionStorage, 'mock.panel', initialPanelState);
const codes = inBrowser(sessionStorage, 'mock.codes', noCodes);
// Shared by all tabs, like the app's tokens.
const sessions = inBrowser(localStorage, 'mock.sessions', noSessions);

const follows = inBrowser(localStorage, 'mock.follows', noFollows);

const keys = inBrowser(localStorage, 'mock.keys', noKeys);

const shares = inBrowser(localStorage, 'mock.shares', noShares);

const imports = inBrowser(localStorage, 'mock.imports', noImports);

const endpoints = createMockBackend({ codes, sessions, follows, keys, shares, imports });
const handler = combineHandlers(
  endpoints.map((mocked) => ({
    ...mocked,
    handler: withScenario(mocked.endpoint, mocked.handler, () => getScenario(panelState.read(), mocked.name)),
  })),
);
await setupWorker(handler, notFoundHandler).start({ quiet: true, onUnhandledFrame: 'bypass' });

const panelRoot = document.body.appendChild(document.createElement('div'));
createRoot(panelRoot).render(
  <StrictMode>
    <Panel names={endpoints.map(({ name }) => name)} panelState={panelState} codes={codes} />
  </StrictMode>,
);

await import('../src/app/main.tsx');
