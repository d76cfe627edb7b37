export { t as digestSessions } from "./digest-sessions-5GcCIbek.js";
