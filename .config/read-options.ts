import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Exit code for invalid command-line options (EX_USAGE of sysexits.h). */
const USAGE_ERROR = 64;

/**
 * Reads the options of a command. Prints its help and ends the process for `--help`, and prints the problem and exits
 * with code 64 for anything unknown.
 */
export function readOptions<const Config extends ParseArgsConfig>(
  help: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  if (process.argv.includes('--help')) {
    process.stdout.write(help);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
    process.exit(USAGE_ERROR);
  }
}
