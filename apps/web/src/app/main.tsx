import '@vitrina/ui/theme.css';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { App, createApp } from './app.tsx';
import { waitForRouter } from './wait-for-router.ts';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);

const { pathname, search, hash, href } = window.location;

const app = createApp({
  href: pathname + search + hash,
  start: (routes, target) => {
    if (target !== pathname + search + hash) window.history.replaceState(null, '', target);
    return createBrowserRouter(routes);
  },
  load: (target) => {
    const url = new URL(target, href).href;
    if (url === window.location.href) window.location.reload();
    else window.location.assign(url);
  },
});
window.addEventListener('storage', app.session.follow);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
const render = () => {
  root.inert = false;
  createRoot(root).render(
    <StrictMode>
      <App {...app} />
    </StrictMode>,
  );
};
// A prerendered page or outline stays until its screen's code is loaded; that of a redirect is another page's.
if (root.inert && app.router.state.location.pathname === pathname)
  void waitForRouter(app.router).then(render);
else render();
