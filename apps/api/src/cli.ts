import { backupCommand, restoreCommand } from './backup/backup-commands.ts';
import { getCallerDirectory, readConfig } from './config.ts';
import { idsCommand } from './feed/commands/ids-command.ts';
import { ingestCommand } from './feed/commands/ingest-command.ts';
import { periodsCommand } from './feed/commands/periods-command.ts';
import { discardCommand, recoverCommand } from './feed/commands/recover-command.ts';
import { reingestCommand } from './feed/commands/reingest-command.ts';
import { IntakeError } from './feed/intake/intake-error.ts';
import { planCommand } from './plan/plan-command.ts';
import { trailCommand } from './trail/trail-command.ts';
import { unpublishCommand } from './feed/commands/unpublish-command.ts';
import { watchCommand } from './feed/commands/watch-command.ts';
import type { Command } from './command/command.ts';
import { describeCommandError } from './feed/commands/command-error.ts';
import { checkOwner } from './installation/data-dir-owner.ts';
import { exitCodes } from './command/feed-error.ts';

const commands: Readonly<Record<string, Command>> = {
  ingest: ingestCommand,
  watch: watchCommand,
  periods: periodsCommand,
  ids: idsCommand,
  recover: recoverCommand,
  discard: discardCommand,
  unpublish: unpublishCommand,
  reingest: reingestCommand,
  backup: backupCommand,
  restore: restoreCommand,
  plan: planCommand,
  trail: trailCommand,
};

// Files created from here on are readable by their owner only.
process.umask(0o077);
const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
const { stdout, stderr } = process;
// A reader like `head` closes the pipe early; the command ends its work all the same.
for (const stream of [stdout, stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
if (command) {
  try {
    // `plan` alone uses no data directory.
    if (name !== 'plan' && !args.includes('--help')) checkOwner(readConfig().dataDir);
    await command(args, { stdout, stderr, folder: getCallerDirectory() });
  } catch (error) {
    const { message, exitCode } = describeCommandError(error);
    if (args.includes('--json')) {
      const problems = error instanceof IntakeError ? error.problems : undefined;
      stdout.write(`${JSON.stringify({ outcome: 'failed', exitCode, error: message, problems })}\n`);
    } else stderr.write(`${message}\n`);
    process.exitCode = exitCode;
  }
} else {
  stderr.write(
    `Usage: pnpm ingest FILE…, or pnpm ${Object.keys(commands).slice(1).join(', ')}; each with --help\n`,
  );
  process.exitCode = exitCodes.usage;
}
