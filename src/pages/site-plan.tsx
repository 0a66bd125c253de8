export { Component } from '../site-plan/plan-form.tsx'
