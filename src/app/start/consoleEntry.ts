import { startConsole } from './startConsole';
import { startPage } from './startPage';
import { takeRoot } from './reactRoot';

void startPage((settings) => startConsole(takeRoot('console'), settings));
