/**
 * Examines an installation and reports any problems and what to do about them (rule platform.doctor), run with the
 * server's environment:
 *
 *   node build/server/doctor.js changes nothing
 *   node build/server/doctor.js --mail ADDRESS also sends a test email to this address
 *
 * The server may be running or not. The exit status is 1 if there is a fault.
 */
import { examineInstallation } from './doctor/doctor';
import { findingLine } from './doctor/finding';

const USAGE = 'Say nothing more, or --mail and the address that a test email is to go to.';

async function run([option, mailTo, ...others]: string[]): Promise<boolean> {
  const isMeant = option === undefined || (option === '--mail' && mailTo !== undefined && mailTo.includes('@'));
  if (!isMeant || others.length > 0) {
    process.stderr.write(`${USAGE}\n`);
    return false;
  }
  return examineInstallation(process.env, {
    mailTo,
    say: (finding) => process.stdout.write(`${findingLine(finding)}\n`),
  });
}

void run(process.argv.slice(2)).then((isSound) => {
  process.exitCode = isSound ? 0 : 1;
});
