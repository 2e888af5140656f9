import { setupWorker } from 'msw/browser';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { mockBackend, nothingElse } from './backend.ts';
import { inBrowser } from './kept.ts';
import { asTheMarket, chosenFor } from './panel/answers.ts';
import { Panel } from './panel/panel.tsx';
import { perform } from './scenarios/perform.ts';
import { noCodes } from './sign-in/codes.ts';
import { noSessions } from './sign-in/sessions.ts';

const answers = inBrowser(sessionStorage, 'mock.answers', asTheMarket);
const codes = inBrowser(sessionStorage, 'mock.codes', noCodes);
// The app keeps its tokens for all tabs, and so must whoever honours them.
const sessions = inBrowser(localStorage, 'mock.sessions', noSessions);

const calls = mockBackend({ codes, sessions });
const handlers = calls.map(({ name, route, handler }) =>
  perform(route, handler, () => chosenFor(answers.read(), name)),
);
await setupWorker(...handlers, nothingElse).start({ quiet: true, onUnhandledFrame: 'bypass' });

const corner = document.body.appendChild(document.createElement('div'));
createRoot(corner).render(
  <StrictMode>
    <Panel names={calls.map(({ name }) => name)} answers={answers} codes={codes} />
  </StrictMode>,
);

await import('../src/main.tsx');
