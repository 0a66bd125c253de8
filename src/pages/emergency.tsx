export { Component } from '../emergency/emergency-sheet.tsx'
