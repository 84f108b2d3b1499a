import { createApp } from './app';
import { runServer } from './run-server';

runServer((config) => createApp(config));
