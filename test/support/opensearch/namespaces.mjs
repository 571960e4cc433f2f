import { execFileSync } from 'node:child_process';

const NETWORK = '10.213.77';

/** Its methods are described in namespaces.d.mts. */
export class Namespaces {
  #prefix = `kt${process.pid}`;
  #hosts = [];

  static whyNot() {
    const probe = `kt${process.pid}-probe`;
    try {
      ip('netns', 'add', probe);
      ip('netns', 'del', probe);
      return null;
    } catch (error) {
      return String(error.stderr ?? error.message).trim();
    }
  }

  static create(count) {
    const namespaces = new Namespaces();
    try {
      namespaces.#create(count);
    } catch (error) {
      namespaces.close();
      throw error;
    }
    return namespaces;
  }

  get hosts() {
    return this.#hosts;
  }

  enter(index) {
    return ['ip', 'netns', 'exec', this.#name(index)];
  }

  cut(one, other) {
    this.#route('add', one, other);
    this.#route('add', other, one);
  }

  heal(one, other) {
    this.#route('del', one, other);
    this.#route('del', other, one);
  }

  close() {
    // virtual cables go with their namespaces
    this.#hosts.forEach((_, index) => quietly('netns', 'del', this.#name(index)));
    quietly('link', 'del', this.#prefix);
  }

  #create(count) {
    ip('link', 'add', this.#prefix, 'type', 'bridge');
    ip('addr', 'add', `${NETWORK}.1/24`, 'dev', this.#prefix);
    ip('link', 'set', this.#prefix, 'up');
    for (let index = 0; index < count; index++) {
      const [name, outer, host] = [this.#name(index), `${this.#prefix}v${index}`, `${NETWORK}.${index + 2}`];
      this.#hosts.push(host);
      ip('netns', 'add', name);
      ip('link', 'add', outer, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
      ip('link', 'set', outer, 'master', this.#prefix, 'up');
      ip('-n', name, 'addr', 'add', `${host}/24`, 'dev', 'eth0');
      for (const device of ['lo', 'eth0']) ip('-n', name, 'link', 'set', device, 'up');
    }
  }

  #name(index) {
    return `${this.#prefix}-${index}`;
  }

  #route(change, index, other) {
    ip('-n', this.#name(index), 'route', change, 'blackhole', `${this.#hosts[other]}/32`);
  }
}

const ip = (...args) => execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] });

function quietly(...args) {
  try {
    ip(...args);
  } catch {
    // it has not come so far
  }
}
