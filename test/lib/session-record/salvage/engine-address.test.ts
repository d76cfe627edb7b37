import { expect, test } from 'vitest';
import { resolveEngine } from '../../../../lib/session-record/salvage/engine-address.js';

test.each([
  ['unix:///run/x.sock', {}, { socketPath: '/run/x.sock' }],
  ['tcp://127.0.0.1:2376', {}, { host: '127.0.0.1', port: 2376 }],
  ['http://engine.example', {}, { host: 'engine.example', port: 2375 }],
  ['tcp://[::1]:99', {}, { host: '::1', port: 99 }],
  [undefined, { DOCKER_HOST: 'unix:///a', CONTAINER_HOST: 'unix:///b' }, { socketPath: '/a' }],
  [undefined, { DOCKER_HOST: '', CONTAINER_HOST: 'unix:///b' }, { socketPath: '/b' }],
  ['unix:///named', { DOCKER_HOST: 'unix:///a' }, { socketPath: '/named' }],
])('%s with %j', (named, environment, expected) => {
  expect(resolveEngine(named, environment)).toEqual(expected);
});

test.each([
  ['ssh://host', {}],
  ['unix://relative', {}],
  ['tcp://', {}],
  ['npipe:////./pipe/docker', {}],
  ['tcp://host:2376', { DOCKER_TLS_VERIFY: '1' }],
])('%s with %j cannot be spoken to', (named, environment) => {
  expect(() => resolveEngine(named, environment)).toThrow(
    expect.objectContaining({ code: 'engine-unsupported' }),
  );
});

test('without a word the usual sockets are looked at, in order', () => {
  const environment = { XDG_RUNTIME_DIR: '/run/user/7' };
  const at = (...paths: string[]) => resolveEngine(undefined, environment, (path) => paths.includes(path));
  expect(at('/run/user/7/podman/podman.sock', '/run/podman/podman.sock')).toEqual({
    socketPath: '/run/user/7/podman/podman.sock',
  });
  expect(at('/var/run/docker.sock', '/run/podman/podman.sock')).toEqual({
    socketPath: '/var/run/docker.sock',
  });
  expect(() => at()).toThrow(expect.objectContaining({ code: 'engine-unreachable' }));
  expect(() => resolveEngine(undefined, {}, () => false)).toThrow('/run/podman/podman.sock');
});
