import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const shipped = new URL('../.github/deploy/operate-vitrina', import.meta.url);
// Not in the tests' scratch folder, which no other user can enter.
const scratch = mkdtempSync('/tmp/vitrina-operate-');
afterAll(() => rmSync(scratch, { recursive: true }));
const executed = join(scratch, 'executed');

/** User and group of the tested command. */
const [user, group] = userInfo().uid === 0 ? ['nobody', 'nogroup'] : [userInfo().username, ''];

/** Runs the shipped script on this test's paths and user; the command prints user, arguments and environment. */
const operate = (settings: string, args: string[] = []) => {
  chmodSync(scratch, 0o755);
  writeFileSync(join(scratch, 'vitrina.env'), settings, { mode: 0o600 });
  writeFileSync(
    join(scratch, 'command'),
    '#!/bin/sh\nid -un; printf "%s|" "$@"; printf "\\0"; exec env -0\n',
  );
  chmodSync(join(scratch, 'command'), 0o755);
  const script = readFileSync(shipped, 'utf8')
    .replace('/etc/vitrina/vitrina.env', join(scratch, 'vitrina.env'))
    .replace('/opt/vitrina/vitrina', join(scratch, 'command'))
    .replace("USER = 'vitrina'", `USER = '${user}'`)
    .replace("GROUP = 'vitrina'", `GROUP = '${group}'`);
  writeFileSync(join(scratch, 'operate.mjs'), script);
  const env = { PATH: '/usr/bin:/bin', DATA_DIR: '/elsewhere' };
  const call = spawnSync(process.execPath, [join(scratch, 'operate.mjs'), ...args], {
    env,
    encoding: 'utf8',
  });
  const [head = '', ...lines] = call.stdout.split('\0');
  const variables = lines.filter((line) => line !== '').map((line) => /^([^=]*)=([^]*)$/.exec(line) ?? []);
  return {
    head,
    errors: call.stderr,
    environment: Object.fromEntries(variables.map(([, name, value]) => [name, value])),
  };
};

/** Lines of a settings file with the result of EnvironmentFile= in systemd 252. */
const values: [line: string, name: string, value: string | undefined][] = [
  ['MAIL_FROM=Vitrina <codes@example.kz>', 'MAIL_FROM', 'Vitrina <codes@example.kz>'],
  ['SMTP_URL=smtp://u:p%40@host?a=1&b=2#x', 'SMTP_URL', 'smtp://u:p%40@host?a=1&b=2#x'],
  [`A=a & b; touch ${executed} | cat`, 'A', `a & b; touch ${executed} | cat`],
  [`A=$(touch ${executed})\`touch ${executed}\`$HOME`, 'A', `$(touch ${executed})\`touch ${executed}\`$HOME`],
  ['A="two \\"quoted\\" \\\\ back\\slash \\$HOME \\`x\\`" ', 'A', 'two "quoted" \\ back\\slash $HOME `x`'],
  [`A='$HOME "x" \\n'`, 'A', '$HOME "x" \\n'],
  ['A=back\\\\slash and\\ space\\  ', 'A', 'back\\slash and space '],
  ['A=value # no comment', 'A', 'value # no comment'],
  ['A= \t white space at both ends \t', 'A', 'white space at both ends'],
  ['A=one \\\ntwo', 'A', 'one two'],
  ['A="two\nlines"', 'A', 'two\nlines'],
  ['A="contin\\\nued"', 'A', 'continued'],
  [`A='a' "b" c 'd'`, 'A', `abc 'd'`],
  [`A=it's "ok"`, 'A', `it's "ok"`],
  ['A=', 'A', ''],
  [' A = value', 'A', 'value'],
  ['A=Витрина «тест»', 'A', 'Витрина «тест»'],
  ['A=first\nA=a=b=c', 'A', 'a=b=c'],
  ['A="never closed\nB=1', 'A', 'never closed\nB=1'],
  ['# of Windows\r\nA=value\r\n', 'A', 'value'],
  ['# a separator \u2028 of lines\nA=value', 'A', 'value'],
  [`='\nA=value`, 'A', 'value'],
  ['A=value\\', 'A', 'value'],
  ['A="value\\', 'A', 'value'],
  ['#A=1\n;A=2\nexport A=3\n2A=4\nA\n', 'A', undefined],
];

test.each(values)('the command line reads %j as the unit does', (line, name, value) => {
  const { environment, errors } = operate(`# settings\n${line}`);
  expect([errors, environment[name]]).toEqual(['', value]);
  expect(existsSync(executed)).toBe(false);
});

test('the command runs as its user, with its arguments, on the data of the unit', () => {
  const { head, environment } = operate('PORT=3000\n', ['ingest', 'two words.csv', '$HOME']);
  expect(head).toBe(`${user}\ningest|two words.csv|$HOME|`);
  expect(environment).toMatchObject({ PORT: '3000', NODE_ENV: 'production', DATA_DIR: '/var/lib/vitrina' });
});
