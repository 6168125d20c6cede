#!/usr/bin/env node
/**
 * Relay between Playwright and Firefox's WebDriver BiDi endpoint, which adapts Firefox to Playwright and React:
 *
 * - Playwright sends commands of the `emulation` module for every context, and Firefox ESR does not know all of them
 *   (https://w3c.github.io/webdriver-bidi/#module-emulation): unknown ones are answered as successful.
 * - Playwright's `fill` assigns a field's value. React treats an assigned value as its own and ignores the event that
 *   follows, so the value is set bypassing React's property on the field.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const LISTENING = /^WebDriver BiDi listening on (ws:\/\/\S+)/;

const ASSIGNED = 'inputElement.value = value;';
const SET = "Reflect.set(Object.getPrototypeOf(inputElement), 'value', value, inputElement);";

function forReact(message) {
  if (!message.includes('function bidiInsertText(')) return message;
  if (!message.includes(ASSIGNED)) throw new Error('Playwright fills fields in another way');
  return message.replaceAll(ASSIGNED, SET);
}

function tolerant(message) {
  const response = JSON.parse(message);
  const isUnknown = response.type === 'error' && response.error === 'unknown command';
  if (!isUnknown || !/^emulation\./.test(response.message)) return message;
  return JSON.stringify({ type: 'success', id: response.id, result: {} });
}

function relay(endpoint, client, path) {
  const browser = new WebSocket(endpoint + path, { perMessageDeflate: false });
  const waiting = [];
  client.on('message', (data) => {
    const text = forReact(data.toString());
    if (browser.readyState === WebSocket.OPEN) browser.send(text);
    else waiting.push(text);
  });
  browser.on('open', () => waiting.splice(0).forEach((text) => browser.send(text)));
  browser.on('message', (data) => client.send(tolerant(data.toString())));
  browser.on('close', () => client.close());
  browser.on('error', () => client.close());
  client.on('close', () => browser.close());
}

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
createInterface({ input: firefox.stderr }).on('line', (line) => {
  const endpoint = LISTENING.exec(line)?.[1];
  if (endpoint === undefined) {
    console.error(line);
    return;
  }
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (client, request) => relay(endpoint, client, request.url));
  server.on('listening', () => {
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`);
  });
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
  process.on(signal, () => firefox.kill(signal));
firefox.on('exit', (code) => process.exit(code ?? 1));
