// The real server as a process of its own, on a free port of this machine and with a fresh data folder.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const BINARY = process.env.VARIORUM ?? '../target/release/variorum';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

export class Server {
  private process: ChildProcess | null = null;

  private constructor(
    readonly port: number,
    private readonly data: string,
    private readonly more: string[],
  ) {}

  /** With more arguments than all tests need. */
  static async start(more: string[] = []): Promise<Server> {
    const data = await mkdtemp(join(tmpdir(), 'variorum-e2e-'));
    const server = new Server(await freePort(), data, more);
    await server.run();
    return server;
  }

  /** `variorum admin …` on this server's database. */
  async admin(...args: string[]): Promise<void> {
    await promisify(execFile)(BINARY, ['admin', '--data', this.data, ...args]);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts the process on the same port and the same data; done when it answers. */
  async run(): Promise<void> {
    // All tests come from one address, and begin more games than a person.
    const limits = ['--address-games', '0'];
    const args = [
      'serve',
      '--port',
      String(this.port),
      '--data',
      this.data,
      '--no-open',
      ...limits,
      ...this.more,
    ];
    const child = spawn(BINARY, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    this.process = child;
    const ended = new Promise<string>((resolve) => {
      child.on('error', (error) => resolve(`${BINARY} does not start: ${error.message}`));
      child.on('exit', (code) => resolve(`${BINARY} ended (${code})`));
    });
    const answers = async (): Promise<null> => {
      for (;;) {
        const answer = await fetch(`${this.url}/api/levels`).catch(() => null);
        if (answer?.ok) return null;
        await new Promise((resolve) => setTimeout(resolve, 50));
        if (child.exitCode !== null || child.signalCode !== null) return null;
      }
    };
    const fault = await Promise.race([ended, answers()]);
    if (fault !== null) throw new Error(fault);
  }

  /** Ends this process, and no other, without a warning. */
  async kill(): Promise<void> {
    const child = this.process;
    this.process = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  async end(): Promise<void> {
    await this.kill();
    await rm(this.data, { recursive: true, force: true });
  }
}
