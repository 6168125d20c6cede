import { startConsole } from './startConsole';
import { startPage } from './startPage';
import { takeRoot } from './takeRoot';

void startPage((settings) => startConsole(takeRoot('console'), settings));
