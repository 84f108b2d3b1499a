/**
 * Ends the process with a command's help where somebody asks for it with `--help` or `-h`; to be called before
 * anything is done.
 * @param help begins with how the command is called
 */
export function showHelp(help: string): void {
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return;
  console.log(help);
  process.exit(0);
}
