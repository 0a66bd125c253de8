export { Component } from '../tools/emergency/emergency-sheet.tsx'
