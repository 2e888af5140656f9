import { expect, test } from 'vitest';
import { html } from './html.ts';

test('a name in a letter is escaped, and turns or breaks no text after it', () => {
  expect(html`<p>${'<b>Пылесос\u202eexe\u0007.bat'}</p>`.text).toBe('<p>&lt;b&gt;Пылесосexe .bat</p>');
});
